import { student } from '@shala/api-client/example-answers.ts';
import { child } from '@shala/api-client/example-family.ts';
import { order } from '@shala/api-client/example-orders.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { answerFamily } from '../test-support/family-answers.ts';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { type Answer, type Asked, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const me = '/api/v1/user_management/student/auth/me';
const courseCall = '/api/v1/course/student/student_courses';
const ok = (body: unknown): Answer => ({ status: 200, body });
const find = { timeout: 15_000 };
const saved = () =>
  school.asked.filter(({ path, method }) => path === me && method === 'PUT').map(({ body }) => body);

/** A school that keeps what is saved, as the real one does. */
function answerProfile(first: Partial<typeof student> = {}) {
  let now = { ...student, ...first };
  school.answer(me, ({ method, body }: Asked) => {
    if (method === 'PUT') {
      const change = (body as { student?: Partial<typeof student> }).student ?? {};
      now = { ...now, ...change };
      now.full_name = `${now.first_name} ${now.last_name}`.trim();
    }
    return ok({ student: now });
  });
}

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/my-profile-page.tsx');
  await import('#pages/add-course-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  answerProfile();
  school.answer('/api/v1/course/student/school_place', () =>
    ok({ school_place: { institute_name: 'Vidya Niketan School', section_name: '8 B', roll: 14 } }),
  );
  school.answer('/api/Store/Store/GetOrders', () => ok({ orders: [order('ref-1')] }));
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const card = () => screen.findByRole('group', { name: 'Identity card' }, find).then((one) => within(one));
const account = () => screen.findByRole('group', { name: 'My Account' }, find).then((one) => within(one));

describe('/my-profile/', () => {
  test('[RT-44] [PF-01] [PF-10] shows name, date of birth as DD-MM-YYYY, photo and school', async () => {
    signInBefore();
    await openApp('/my-profile/');
    const identity = await card();
    identity.getByRole('heading', { name: 'Ananya Rao' });
    identity.getByText('01-05-2013');
    await identity.findByText('Vidya Niketan School');
    identity.getByText('14');
    const photo = identity.getByLabelText('Change the photo');
    expect(photo.getAttribute('type')).toBe('file');
  });

  test('[PF-01] [VA-29] a photo is sent as the file display_picture; only pictures can be chosen', async () => {
    signInBefore();
    await openApp('/my-profile/');
    const photo = (await card()).getByLabelText('Change the photo');
    expect(photo.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp');
    fireEvent.change(photo, {
      target: { files: [new File(['x'], 'notes.pdf', { type: 'application/pdf' })] },
    });
    await screen.findByText('Choose a picture: JPG, PNG or WebP');
    expect(saved()).toEqual([]);
    fireEvent.change(photo, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
    await screen.findByText('Photo changed');
    expect(Object.keys(saved()[0] as object)).toEqual(['student[display_picture]']);
  });

  test('[PF-04] [M02] editing the name clears the last name of the form; saving splits at the first space', async () => {
    signInBefore();
    await openApp('/my-profile/');
    const identity = await card();
    fireEvent.click(identity.getByRole('button', { name: 'Edit name' }));
    const field = identity.getByLabelText<HTMLInputElement>('Full name');
    expect(field.value).toBe('Ananya Rao');
    // One word typed, one name left: the last name does not come back by itself.
    fireEvent.change(field, { target: { value: 'Anu' } });
    expect(field.value).toBe('Anu');
    fireEvent.click(identity.getByRole('button', { name: 'Save' }));
    await identity.findByRole('heading', { name: 'Anu' });
    fireEvent.click(identity.getByRole('button', { name: 'Edit name' }));
    fireEvent.change(identity.getByLabelText('Full name'), { target: { value: ' Anu  Priya Rao ' } });
    fireEvent.click(identity.getByRole('button', { name: 'Save' }));
    await identity.findByRole('heading', { name: 'Anu Priya Rao' });
    expect(saved()).toEqual([
      { student: { first_name: 'Anu', last_name: '' } },
      { student: { first_name: 'Anu', last_name: 'Priya Rao' } },
    ]);
    // The bar above knows the new name, too.
    expect(JSON.parse(localStorage.getItem('USER') ?? '{}')).toMatchObject({ fullName: 'Anu Priya Rao' });
  });

  test('[PF-04] [PF-10] the date has a form of its own: typed as DD-MM-YYYY, sent as YYYY-MM-DD', async () => {
    signInBefore();
    await openApp('/my-profile/');
    const identity = await card();
    fireEvent.click(identity.getByRole('button', { name: 'Edit date of birth' }));
    const field = identity.getByLabelText('Date of birth');
    fireEvent.change(field, { target: { value: '31-02-2013' } });
    fireEvent.click(identity.getByRole('button', { name: 'Save' }));
    await identity.findByText('Enter the date as DD-MM-YYYY');
    fireEvent.change(field, { target: { value: '09022013' } });
    fireEvent.click(identity.getByRole('button', { name: 'Save' }));
    await identity.findByText('09-02-2013');
    expect(saved()).toEqual([{ student: { dob: '2013-02-09' } }]);
    fireEvent.click(identity.getByRole('button', { name: 'Edit date of birth' }));
    fireEvent.keyDown(identity.getByLabelText('Date of birth'), { key: 'Escape' });
    identity.getByText('09-02-2013');
    expect(document.activeElement).toBe(identity.getByRole('button', { name: 'Edit date of birth' }));
  });
});

describe('My Account', () => {
  const leave = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };

  test('[PF-03] [PF-05] [VA-30] [M01] shows the e-mail; the number takes digits, is checked and saved on blur, and can be undone', async () => {
    signInBefore();
    await openApp('/my-profile/');
    const mine = await account();
    mine.getByText('ananya@example.org');
    const field = mine.getByLabelText<HTMLInputElement>('Phone number');
    expect(field.inputMode).toBe('numeric');
    leave(field, '98450 1x');
    await mine.findByText('Mobile Number should not be more or less then 10 digits');
    expect(saved()).toEqual([]);
    leave(field, '9845012345');
    fireEvent.click(await mine.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(saved()).toEqual([
      { student: { phone_number: '+919845012345' } },
      { student: { phone_number: null } },
    ]);
    // Leaving it as it is saves nothing.
    fireEvent.blur(field);
    expect(saved()).toHaveLength(2);
  });

  test('[PF-05] what the server refuses is said at the field, and what was typed stays', async () => {
    signInBefore();
    await openApp('/my-profile/');
    const field = (await account()).getByLabelText<HTMLInputElement>('Phone number');
    school.answer(me, () => ({ status: 422, body: { error: 'No such number', code: 'phone_invalid' } }));
    leave(field, '9845012345');
    await (await account()).findByText('No such number');
    expect(field.value).toBe('98450 12345');
  });

  test('[A31] [M01] a parent changes the number of the sign-in by a code sent to the new one', async () => {
    const ananya = child(7, 'Ananya', { is_current: true });
    answerFamily(school, [ananya]);
    answerProfile(ananya);
    signInParentBefore(ananya);
    const phone = '/api/v1/user_management/parent/auth/phone';
    const sent = (path: string) => school.asked.filter((one) => one.path === path).map(({ body }) => body);
    school.answer(`${phone}/otp`, () =>
      ok({ success: true, retry_after: 30, otp_length: 4, channels: ['sms'] }),
    );
    school.answer(phone, () =>
      ok({
        parent: {
          id: 3,
          phone_number: '+919000012345',
          email: null,
          first_name: 'Meera',
          full_name: 'Meera Rao',
          dob: null,
          step: 0,
          current_student: ananya,
        },
      }),
    );
    await openApp('/my-profile/');
    const mine = await account();
    mine.getByText('+91 98450 12345');
    mine.getByLabelText("Ananya's phone number");
    fireEvent.click(mine.getByRole('button', { name: 'Change the number you sign in with' }));
    const dialog = within(await screen.findByRole('dialog', {}, find));
    fireEvent.change(dialog.getByLabelText('New mobile number'), { target: { value: '9000012345' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    fireEvent.change(await dialog.findByLabelText('Code from the new number'), { target: { value: '4321' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Change number' }));
    await mine.findByText('+91 90000 12345');
    expect(sent(`${phone}/otp`)).toEqual([{ parent: { phone_number: '+919000012345' } }]);
    expect(sent(phone)).toEqual([{ parent: { phone_number: '+919000012345', otp: '4321' } }]);
  });

  test('[A23] a parent gives the child an own login: proved by a code, set up by a link', async () => {
    const ananya = child(7, 'Ananya', { is_current: true, email: null });
    answerFamily(school, [ananya]);
    answerProfile(ananya);
    signInParentBefore(ananya);
    const parents = '/api/v1/user_management/parent';
    const login = `${parents}/students/7/login`;
    school.answer(`${parents}/auth/otp`, () => ok({ success: true, retry_after: 30, otp_length: 4 }));
    school.answer(`${parents}/auth/confirm`, () => ok({ success: true }));
    school.answer(login, () => ok({ success: true }));
    await openApp('/my-profile/');
    const mine = await account();
    fireEvent.click(mine.getByRole('button', { name: 'Create a login for Ananya' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }, find));
    fireEvent.click(proof.getByRole('button', { name: 'Send the OTP' }));
    fireEvent.change(await proof.findByRole('textbox', { name: 'OTP' }), { target: { value: '1234' } });
    fireEvent.click(proof.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a login for Ananya' }, find));
    const field = dialog.getByLabelText('Email address of Ananya');
    fireEvent.change(field, { target: { value: 'ananya' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await dialog.findByText('Enter a valid email address');
    fireEvent.change(field, { target: { value: 'ananya@example.org' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await screen.findByText('Link sent', {}, find);
    const sent = school.asked.filter(({ path }) => path === login).map(({ body }) => body);
    expect(sent).toEqual([{ student: { email: 'ananya@example.org' } }]);
  });
});

describe('Manage Courses', () => {
  const pane = () => screen.findByRole('group', { name: 'Manage Courses' }, find).then((one) => within(one));

  test('[PF-02] [M04] lists every course with its validity, the way to activate, renew and the receipts', async () => {
    signInBefore();
    const course = (id: number, classId: number, name: string) => ({
      id,
      is_active: true,
      is_trial: false,
      is_expired: false,
      is_locked: false,
      course: {
        type: 'class_room',
        class_room: {
          id: classId,
          name,
          board_name: 'CBSE',
          board_acronym: 'CBSE',
          display_picture_url: null,
        },
        exam: null,
      },
    });
    const [first, second] = [course(41, 12, 'Class 8'), course(42, 13, 'Class 9')];
    let listed = [first, second];
    school.answer(courseCall, () => ok({ student_courses: listed }));
    school.answer('/Student/ProductDetails', () =>
      ok([
        { id: 12, istrial: false, enddate: '2099-03-31', studenttype: 'retail', instituteId: null },
        { id: 13, istrial: false, enddate: '2099-03-30', studenttype: 'retail', instituteId: null },
      ]),
    );
    school.answer(`${courseCall}/42`, () => {
      listed = [second, first];
      return ok({ student_course: second });
    });
    await openApp('/my-profile/');
    const list = await pane();
    await list.findByText('Valid till 31 Mar 2099', {}, find);
    expect(list.getAllByText(/days left$/)).toHaveLength(2);
    const renew = list.getByRole('link', { name: /^Renew .*Class 9$/ });
    expect(renew.getAttribute('href')).toBe('/products');
    expect(list.getAllByText('In use')).toHaveLength(1);
    fireEvent.click(list.getByRole('button', { name: /^Activate .*Class 9$/ }));
    await list.findByRole('button', { name: /^Activate .*Class 8$/ });
    const receipts = within(screen.getByRole('group', { name: 'Receipts' }));
    receipts.getByRole('button', { name: /^Download receipt/ });
    expect(receipts.getByRole('link').getAttribute('href')).toBe('/my-profile/orders');
  });
});

describe('/my-profile/add_course', () => {
  const both = { ...exampleBrand, flags: { ...exampleBrand.flags, enabledUsages: ['both' as const] } };
  const added = () =>
    school.asked
      .filter(({ path, method }) => path === courseCall && method === 'POST')
      .map(({ body }) => body);
  beforeEach(() => {
    answerFamily(school, []);
    signInBefore();
  });

  test('[RT-45] [PF-06] an exam: searched, chosen and subscribed to', async () => {
    const router = await openApp('/my-profile/add_course?type=exam', both);
    await screen.findByRole('heading', { name: 'Preparing for which exam' }, find);
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search for exams' }), {
      target: { value: 'ENGIN' },
    });
    const subscribe = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
    expect(subscribe.disabled).toBe(true);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'ENG, Engineering Entrance' }));
    fireEvent.click(subscribe);
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-profile'), find);
    expect(added()).toEqual([{ student_course: { course_id: 31, course_type: 'Exam' } }]);
  });

  test('[RT-45] [PF-07] [PF-08] a class: the board first, then the class', async () => {
    await openApp('/my-profile/add_course?type=class_room', both);
    await screen.findByRole('heading', { name: 'Select your school board' }, find);
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search your board' }), {
      target: { value: 'karnataka' },
    });
    fireEvent.click(screen.getByRole('radio'));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Select your class' });
    fireEvent.click(screen.getByRole('radio', { name: 'Class 8' }));
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(added()).toEqual([{ student_course: { course_id: 21, course_type: 'ClassRoom' } }]),
    );
  });

  test('[PF-09] the close icon goes back', async () => {
    const router = await openApp('/my-profile/orders', both);
    await screen.findAllByRole('heading', { level: 1, name: 'Orders' }, find);
    await router.navigate({ to: '/my-profile/add_course' });
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }, find));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-profile/orders'));
  });

  test('[C06] a course that is there already cannot be chosen again', async () => {
    await openApp('/my-profile/add_course?type=class_room', both);
    await screen.findByRole('heading', { name: 'Select your school board' }, find);
    fireEvent.click(await screen.findByRole('radio', { name: /^CBSE/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    // Class 8 of CBSE is the course in use: 12 in the school's answers.
    const own = await screen.findByRole('radio', { name: 'Class 8' });
    // Whose courses these are may be known a moment later than the classes.
    await waitFor(() => expect(own.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(own);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
  });
});
