import { attachment, wireUpload, worksheet, worksheetCard } from '@shala/api-client/example-worksheets.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const listPath = '/worksheet/GetStudentWorkSheetList';
const onePath = '/worksheet/GetStudentWorksheetInfo';
const own = '/api/v1/worksheet/student/worksheets/4';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const refuse = (status: number, error: string) => (): Answer => ({ status, body: { error, code: 'x' } });

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/worksheet-list-page.tsx');
  await import('#pages/worksheet-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  signInBefore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  leaveApp();
  await school.close();
});

const showList = (cards: ReturnType<typeof worksheetCard>[], meta: object = {}) =>
  school.answer(
    listPath,
    ok({
      studentWorksheet: cards,
      meta: {
        currentPage: 1,
        totalPages: 1,
        totalCount: cards.length,
        nextPage: null,
        previousPage: null,
        pageSize: 10,
        ...meta,
      },
    }),
  );
const showOne = (more: Parameters<typeof worksheet>[1] = {}) =>
  school.answer(onePath, ok({ worksheet: worksheet(4, more) }));
const asked = (path: string) => school.asked.filter((one) => one.path === path);
const pdf = (name = 'sums.pdf') => new File(['%PDF-1.4 and the rest'], name, { type: 'application/pdf' });
const choose = (label: string, ...files: File[]) => {
  const input = screen.getByLabelText(label);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('/assignment', () => {
  test('[RT-38] [WK-01] greets by first name, with the class of the course in use', async () => {
    showList([]);
    await openApp('/assignment');
    await screen.findAllByRole('heading', { level: 1, name: 'Worksheets' });
    await screen.findByRole('heading', { name: /^Hi Ananya, here is your work for Class/ });
  });

  test('[WK-02] cards show subject, name, day, points and what is turned in', async () => {
    showList([
      worksheetCard(4),
      worksheetCard(5, { name: 'Square roots', turnInStatus: true, studentPoint: 17, canSubmit: false }),
    ]);
    await openApp('/assignment');
    const open = within(await screen.findByRole('link', { name: /Friction at home/ }));
    open.getByText('Physics');
    open.getByText(/Posted on 10 Nov/);
    open.getByText(/Graded points 0\/20, Not graded yet/);
    open.getByText(/Due 19 Nov, 8:00/);
    expect(open.queryByText('Turned in')).toBeNull();
    const done = within(screen.getByRole('link', { name: /Square roots/ }));
    expect(done.getByText('Turned in').querySelector('svg')).not.toBeNull();
    done.getByText(/Graded points 17\/20$/);
    expect(done.queryByText(/Not graded yet/)).toBeNull();
  });

  test('[WK-03] without worksheets it says so', async () => {
    showList([]);
    await openApp('/assignment');
    await screen.findByText('No activites found.');
  });

  test('[WK-04] opening it clears the count of worksheets', async () => {
    showList([]);
    await openApp('/assignment');
    const path = '/api/v1/notice/student/notifications/view_all_worksheets';
    await waitFor(() => expect(asked(path).map(({ method }) => method)).toEqual(['PUT']));
  });

  test('[WK-05] asks for ten from the first page on, and leads to the others', async () => {
    showList([worksheetCard(4)], { totalPages: 2, totalCount: 11, nextPage: 2 });
    await openApp('/assignment');
    fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked(listPath)).toHaveLength(2));
    expect(asked(listPath).map(({ search }) => [search.get('CurrentPage'), search.get('Pagesize')])).toEqual([
      ['1', '10'],
      ['2', '10'],
    ]);
  });

  test('a list that does not come is told of, and can be asked for again', async () => {
    school.answer(listPath, refuse(400, 'x'));
    await openApp('/assignment');
    await screen.findByText('Your worksheets did not load');
    showList([worksheetCard(4)]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /Friction at home/ });
  });
});

describe('/assignment/{id}', () => {
  test('[RT-39] [WK-06] [WK-07] [WK-08] [WK-09] shows all of a worksheet from the address alone', async () => {
    showOne({
      attachmentList: [attachment(1, { name: 'friction.pdf' })],
      evaluationAttachmentList: [attachment(2, { name: 'marked.pdf' })],
      studentAttachmentList: [attachment(3, { name: 'mine.pdf' })],
      privateMessage: 'Neat drawing!',
      turnInStatus: true,
      canSubmit: false,
      studentPoint: 18,
      receipt: { code: 'AB23-CD45-EF67', turnedInAt: '2026-11-14T18:20:00.000Z' },
    });
    await openApp('/assignment/4');
    await screen.findByRole('heading', { name: 'Friction at home' });
    expect(Object.fromEntries(asked(onePath)[0]?.search ?? [])).toEqual({ WorksheetId: '4', StudentId: '7' });
    screen.getByText('Physics');
    screen.getByText(/Posted on 10 Nov/);
    screen.getByText(/Due 19 Nov, 8:00/);
    screen.getByText(/Graded points 18\/20/);
    screen.getByText('Do the slope test on three surfaces.');
    const partOf = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
    partOf('Worksheet').getByText('friction.pdf');
    partOf('Evaluated Worksheet').getByText('marked.pdf');
    partOf('Your Work').getByText('mine.pdf');
    partOf('Teachers Message').getByText('Neat drawing!');
    screen.getByText('AB23-CD45-EF67');
    screen.getByText(/Turned in on 14 Nov, 11:50/);
  });

  test('[VA-26] [WK-11] upload and Turn In follow the word of the server, not the clock of the device', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-01T00:00:00Z'));
    showOne({ studentAttachmentList: [attachment(3)] });
    await openApp('/assignment/4');
    await screen.findByRole('heading', { name: 'Your Work' });
    expect(button('Turn In').disabled).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Upload PDF/JPEG').disabled).toBe(false);
    leaveApp();
    signInBefore();
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-01T00:00:00Z'));
    showOne({ studentAttachmentList: [attachment(3)], canSubmit: false, isOverdue: true });
    await openApp('/assignment/4');
    await screen.findByText('The due date has passed.');
    expect(button('Turn In').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Upload PDF/JPEG').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Add page').disabled).toBe(true);
  });

  test('[VA-25] [WK-13] [CN-21] nothing but PDF and JPEG leaves the browser, and at most five at once', async () => {
    showOne();
    await openApp('/assignment/4');
    await screen.findByRole('heading', { name: 'Your Work' });
    choose('Upload PDF/JPEG', new File(['PK\u0003\u0004'], 'work.xlsx'));
    await screen.findByText('You can only upload PDF/JPEG file!');
    choose('Upload PDF/JPEG', ...[1, 2, 3, 4, 5, 6].map((number) => pdf(`${number}.pdf`)));
    await screen.findByText('You can upload at most 5 files at a time.');
    expect(asked(`${own}/files`)).toEqual([]);
  });

  test('[WK-10] a file is uploaded, turned in after a question, and the page shows the receipt', async () => {
    showOne();
    const file = wireUpload(9, { name: 'sums.pdf' });
    const piece = { number: 0, size_bytes: 21, url: '/store/piece' };
    school.answer(`${own}/files`, ok({ files: [{ ...file, missing_chunks: [piece] }] }));
    school.answer('/store/piece', ok({}));
    school.answer(`${own}/files/9/finish`, () => {
      showOne({ studentAttachmentList: [attachment(9, { name: 'sums.pdf' })] });
      return { status: 200, body: { file: { ...file, state: 'ready', page_count: 1 } } };
    });
    school.answer(`${own}/turn_in`, () => {
      const receipt = { code: 'AB23-CD45-EF67', turnedInAt: '2026-11-15T06:00:00.000Z' };
      const files = [attachment(9, { name: 'sums.pdf' })];
      showOne({ turnInStatus: true, canSubmit: false, receipt, studentAttachmentList: files });
      const wire = { code: receipt.code, turned_in_at: receipt.turnedInAt };
      return { status: 200, body: { receipt: wire, server_now: receipt.turnedInAt } };
    });
    await openApp('/assignment/4');
    await screen.findByText('Add your work first.');
    choose('Upload PDF/JPEG', pdf());
    await screen.findByText('Ready');
    expect(asked('/store/piece').map(({ method, body }) => [method, body])).toEqual([
      ['PUT', '%PDF-1.4 and the rest'],
    ]);
    expect(asked(`${own}/files`)[0]?.body).toMatchObject({
      files: [{ name: 'sums.pdf', content_type: 'application/pdf', size_bytes: 21 }],
    });
    fireEvent.click(button('Turn In'));
    fireEvent.click(await screen.findByRole('button', { name: 'Turn in now' }));
    await screen.findByText('AB23-CD45-EF67');
    await waitFor(() => expect(button('Turn In').disabled).toBe(true));
    expect(asked(`${own}/turn_in`).map(({ method }) => method)).toEqual(['PUT']);
  });

  test('[ER-37] a Turn In that fails is told of, the files stay, and it can be tried again', async () => {
    showOne({ studentAttachmentList: [attachment(9, { name: 'sums.pdf' })] });
    school.answer(`${own}/turn_in`, refuse(503, 'x'));
    await openApp('/assignment/4');
    await screen.findByText('sums.pdf');
    fireEvent.click(button('Turn In'));
    fireEvent.click(await screen.findByRole('button', { name: 'Turn in now' }));
    await screen.findByText('It did not get through. Your files are kept; please try again.');
    screen.getByText('sums.pdf');
    await waitFor(() => expect(button('Turn In').disabled).toBe(false));
  });

  test('a refused file says why in plain words and stands in the way', async () => {
    const refused = { state: 'refused', refusal: 'encrypted', path: null } as const;
    showOne({ studentAttachmentList: [attachment(9), attachment(10, refused)] });
    await openApp('/assignment/4');
    await screen.findByText('The PDF has a password. Please save it without one.');
    expect(button('Turn In').disabled).toBe(true);
  });

  test('[WK-12] [WK-14] a file is fetched, saved under its name and marked', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL ??= () => 'blob:x';
    school.answer('/store/1', ok({}));
    showOne({ attachmentList: [attachment(1, { name: 'friction.pdf' })] });
    await openApp('/assignment/4');
    fireEvent.click(await screen.findByRole('button', { name: 'Download friction.pdf' }));
    await screen.findByText('Downloaded');
    expect(saved).toEqual(['friction.pdf']);
    expect(asked('/store/1')).toHaveLength(1);
  });

  test('[ER-30] a file that does not come is told of, and is not marked', async () => {
    showOne({ attachmentList: [attachment(1, { name: 'friction.pdf' })] });
    await openApp('/assignment/4');
    fireEvent.click(await screen.findByRole('button', { name: 'Download friction.pdf' }));
    const text = await screen.findByText('Something went wrong!');
    expect(text.closest('li, [role]')?.textContent).toContain('Error');
    expect(screen.queryByText('Downloaded')).toBeNull();
  });

  test('what was returned says so, and the earlier round can be read', async () => {
    showOne({
      isReturned: true,
      roundNumber: 2,
      privateMessage: 'Show your steps.',
      previousRounds: [
        {
          number: 1,
          turnedInAt: '2026-11-12T06:00:00.000Z',
          message: 'Show your steps.',
          studentAttachmentList: [attachment(3, { name: 'first.pdf' })],
          evaluationAttachmentList: [],
        },
      ],
    });
    await openApp('/assignment/4');
    await screen.findByText('Please correct your work and turn it in again.');
    within(screen.getByText('Round 1').closest('details') as HTMLElement).getByText('first.pdf');
  });

  test('a worksheet of another class is not here, and the way back is', async () => {
    school.answer(onePath, refuse(404, 'x'));
    await openApp('/assignment/4');
    await screen.findByText('This worksheet is not here');
    expect(screen.getByRole('link', { name: 'All worksheets' }).getAttribute('href')).toBe('/assignment');
  });
});
