import { student } from '@shala/api-client/example-answers.ts';
import { historyEntry, leaderboard, noPoints, ranked } from '@shala/api-client/example-leaderboard.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveApp, openApp, signInBefore, signInParentBefore } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const path = '/StudentReport/GetLeaderBoardByCourse';
const settingPath = '/api/v1/course/parent/leaderboard_setting';
const answer = (board: ReturnType<typeof leaderboard>) =>
  school.answer(path, () => ({ status: 200, body: { studentLeaderboard: board } }));

// The pages are chunks of their own, and the first one to open them makes them; that is no test's time.
beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/leaderboard-page.tsx');
  await import('@shala/ui/dialog-body.tsx');
}, 60_000);
beforeEach(async () => {
  school = await openSchool();
  answer(leaderboard());
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const podium = () => screen.findByRole('list', { name: 'Top three' });
const rankCard = async () =>
  (await screen.findByRole('heading', { name: 'Your Rank' })).parentElement as HTMLElement;

describe('/leaderboard', () => {
  beforeEach(() => signInBefore());

  test('[LB-01] [RT-35] has its title, and tells how it works in a dialog', async () => {
    await openApp('/leaderboard');
    expect(await screen.findAllByRole('heading', { level: 1, name: 'Leaderboard' })).not.toHaveLength(0);
    expect((await screen.findAllByText(/148 students/))[0]?.closest('header')).not.toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'How it works' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How it works' }));
    const worth = (what: string) => dialog.getByText(what).nextElementSibling?.textContent;
    expect(worth('A lesson completed')).toBe('+10 points');
    expect(worth('First attempt above 80%')).toBe('+5 points');
    expect(worth('First attempt from 60% to 80%')).toBe('+4 points');
    expect(worth('First attempt below 60%')).toBe('+3 points');
    for (const name of ['Equal points', 'Who is on this list', 'What others see']) dialog.getByText(name);
  });

  test('[LB-02] the podium is a list in its order, with rank, name, points and picture', async () => {
    await openApp('/leaderboard');
    const people = within(await podium()).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rank 1Ishaan P.1,120 points'),
      expect.stringContaining('Rank 2Diya M.1,065 points'),
      expect.stringContaining('Rank 3Harjot S.980 points'),
    ]);
    expect(people.map((person) => person.querySelector('img')?.getAttribute('src'))).toEqual([
      '/ishaan.png',
      undefined,
      undefined,
    ]);
  });

  test('equals share a rank on the podium', async () => {
    answer(leaderboard({ secondRank: ranked(1, 'Diya M.', 1120) }));
    await openApp('/leaderboard');
    const people = within(await podium()).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Rank 1', 'Rank 1', 'Rank 3']);
  });

  test('[LB-03] Your Rank tells rank, points, neighbours and what is missing', async () => {
    await openApp('/leaderboard');
    const card = within(await rankCard());
    card.getByText('640 points', { selector: 'strong' });
    card.getByText('15 points to rank 11');
    const near = within(card.getByRole('list', { name: 'Places near yours' })).getAllByRole('listitem');
    expect(near).toHaveLength(3);
    expect(near[1]?.textContent).toContain('Ananya R. (You)');
    expect((await rankCard()).querySelector('b')?.textContent).toBe('12');
  });

  test('[LB-03] [LB-04] [PG-09] who has nothing yet sees a dash, No points, and No points history!', async () => {
    answer(noPoints());
    await openApp('/leaderboard');
    const card = await rankCard();
    expect(card.querySelector('b')?.textContent).toBe('-');
    within(card).getByText('No points');
    await screen.findByRole('heading', { name: 'No points history!' });
    screen.getByText('The podium is free');
    expect(screen.queryByRole('list', { name: 'Top three' })).toBeNull();
  });

  test('a child that a parent has taken out is told so', async () => {
    answer(leaderboard({ currentStudentRank: null, neighbours: [], nextRank: null, isShown: false }));
    await openApp('/leaderboard');
    within(await rankCard()).getByText('Not on the list: a parent has chosen this. Points still count.');
  });

  test('a child that has left the class is told that the points stay', async () => {
    answer(leaderboard({ currentStudentRank: null, neighbours: [], nextRank: null }));
    await openApp('/leaderboard');
    within(await rankCard()).getByText('The list is for those who are in this class now. The points stay.');
  });

  test('[LB-04] Points History names what the points were for, a page at a time', async () => {
    const pointHistory = [
      historyEntry({ id: 1 }),
      historyEntry({
        id: 2,
        contentName: 'Exercise 2',
        fieldType: 'excercise',
        point: -1,
        isCorrection: true,
      }),
    ];
    answer(leaderboard({ pointHistory, historyTotal: 30 }));
    await openApp('/leaderboard');
    const list = await screen.findByRole('list', { name: 'Points History' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('Friction in daily life');
    expect(first?.textContent).toContain('Physics · Ch 5 · lesson completed on 12\u00a0Jul');
    expect(first?.textContent).toContain('+10 points');
    expect(first?.querySelector('.s2')).not.toBeNull();
    expect(second?.textContent).toContain('−1');
    const pages = screen.getByRole('navigation', { name: 'Pages of the points history' });
    fireEvent.click(within(pages).getByRole('link', { name: 'Page 3' }));
    await waitFor(() =>
      expect(
        school.asked
          .filter((asked) => asked.path === path)
          .at(-1)
          ?.search.get('CurrentPage'),
      ).toBe('3'),
    );
  });

  test('what did not load can be tried again', async () => {
    school.answer(path, () => ({ status: 404, body: { code: 'not_found' } }));
    await openApp('/leaderboard');
    await screen.findByText('The leaderboard did not load');
    answer(leaderboard());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await podium();
  });

  test('a student is offered no switches', async () => {
    await openApp('/leaderboard');
    await podium();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(school.asked.filter((asked) => asked.path === settingPath)).toEqual([]);
  });
});

describe('what a parent allows', () => {
  let setting = { is_shown: true, shows_photo: false };
  let isConfirmed = false;
  beforeEach(() => {
    setting = { is_shown: true, shows_photo: false };
    isConfirmed = false;
    signInParentBefore(student);
    school.answer(settingPath, ({ method, body }) => {
      const wanted = (body as { leaderboard_setting: Partial<typeof setting> } | null)?.leaderboard_setting;
      if (method === 'PUT' && wanted?.shows_photo && !isConfirmed) {
        return { status: 403, body: { code: 'confirmation_required', error: 'Please confirm with a code.' } };
      }
      if (method === 'PUT') setting = { ...setting, ...wanted };
      return { status: 200, body: { leaderboard_setting: setting } };
    });
    school.answer('/api/v1/user_management/parent/auth/otp', () => ({
      status: 200,
      body: { success: true, retry_after: 30, otp_length: 4, channels: ['sms'] },
    }));
    school.answer('/api/v1/user_management/parent/auth/confirm', () => {
      isConfirmed = true;
      return { status: 200, body: { success: true } };
    });
  });
  const onList = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Ananya is on this list' });
  const photo = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Show the photo' });

  test('the child is taken off the list at once', async () => {
    await openApp('/leaderboard');
    expect((await onList()).checked).toBe(true);
    fireEvent.click(await onList());
    await waitFor(() => expect(setting).toEqual({ is_shown: false, shows_photo: false }));
    await waitFor(async () => expect((await onList()).checked).toBe(false));
  });

  test('the photo is shown after a code has been typed', async () => {
    await openApp('/leaderboard');
    fireEvent.click(await photo());
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send the OTP' }));
    fireEvent.change(await dialog.findByRole('textbox', { name: 'OTP' }), { target: { value: '1234' } });
    // The other parent has taken the child off since the page was opened: that stays as it is.
    setting.is_shown = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(setting).toEqual({ is_shown: false, shows_photo: true }));
    await waitFor(async () => expect((await photo()).checked).toBe(true));
  });

  test('whoever cancels leaves the photo hidden', async () => {
    await openApp('/leaderboard');
    fireEvent.click(await photo());
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await photo()).checked).toBe(false);
    expect(setting.shows_photo).toBe(false);
  });
});
