import 'fake-indexeddb/auto';
import {
  attempt,
  attemptResult,
  finishedQuestion,
  openQuestion,
  receipt,
  runningAttempt,
} from '@shala/api-client/example-attempts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceStore } from '#features/attempt/outbox/device-store.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { answerAttempt, inAttempt, inQuestions } from '../test-support/attempt-answers.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

let school: School;
let paths: ReturnType<typeof answerAttempt>;
const paper = { door: 'paper', courseId: 41, attemptId: 31 } as const;
const quiz = { door: 'quick_quiz', courseId: 41, placeId: 1005, attemptId: 31 } as const;
const examPath = '/practice/paper/4/exam';
const quizPath = '/learn/2/chapter/3/content/1005/quick_quiz';
const refusal = (status: number, code: string, error = 'no') => ({ status, body: { code, error } });
const runNamed = (path: string) => school.asked.find((asked) => asked.path === path)?.search.get('run_no');
const wasAsked = (path: string) => school.asked.some((asked) => asked.path === path);

// A busy machine takes its time over the chunks of the panel; what is waited for is never a moment.
beforeAll(
  () =>
    Promise.all([
      import('#pages/whole-screen-layout.tsx'),
      import('#pages/paper-exam-page.tsx'),
      import('#pages/quick-quiz-page.tsx'),
      import('@shala/ui/dialog-body.tsx'),
    ]),
  60_000,
);

/** Nothing waits on this device from the test before. */
async function emptyDevice(): Promise<void> {
  const store = deviceStore();
  for (const run of await store.listRuns(7)) {
    for (const pending of await store.list(run)) await store.remove(pending);
    await store.removeFinish(run);
  }
}

beforeEach(async () => {
  await emptyDevice();
  school = await openSchool();
  paths = answerAttempt(school, paper);
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const start = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await screen.findByRole('heading', { name: 'Question 01/02' });
};
const choose = (letter: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${letter}`) }));
/** The first question is answered in words and pictures. */
const askForWords = () => {
  const free = { kind: 'free_text', only_free_text: true, options: {} };
  school.answer(paths.questions, () =>
    inQuestions(paper, [openQuestion(11, free), openQuestion(12)], runningAttempt()),
  );
};
const addPicture = () => {
  const picture = new File(['p'], 'page.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Add picture'), { target: { files: [picture] } });
};
const confirmFinish = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Finish' }));
};

describe('an attempt', () => {
  it('[QQ-04] [QQ-09] [QQ-10] [QQ-11] [PR-11] loads its questions only after the instructions', async () => {
    await openApp(examPath);
    await screen.findByRole('dialog', { name: 'Exercise Instructions' });
    for (const words of [
      'Each answer need to be submitted.',
      'Free text answers will be evaluated by the tutor.',
      "Don't quit the quiz you may lose your progress.",
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(wasAsked(paths.create)).toBe(true);
    expect(wasAsked(paths.questions)).toBe(false);
    await start();
    expect(wasAsked(paths.questions)).toBe(true);
  });

  it('[QQ-03] [QE-14] that cannot be opened anew goes on with the one there is', async () => {
    school.answer(paths.create, () => refusal(409, 'no_runs_left'));
    await openApp(`${examPath}/31`);
    await screen.findByRole('heading', { name: 'Question 01/02' });
    expect(screen.queryByText('Exercise Instructions')).toBeNull();
  });

  it('[QQ-02] [QE-15] that is completed leads to its results', async () => {
    school.answer(paths.create, () =>
      inAttempt(paper, attempt({ state: 'completed', results: [attemptResult(1)] })),
    );
    school.answer(paths.answers, () =>
      inQuestions(
        paper,
        [finishedQuestion(11)],
        attempt({ state: 'completed', results: [attemptResult(1)] }),
      ),
    );
    const router = await openApp(examPath);
    await screen.findByRole('tab', { name: 'View Analytics' });
    expect(router.state.location.pathname).toBe(`${examPath}/results`);
    expect(wasAsked(paths.questions)).toBe(false);
  });

  it('[QE-32] that does not load leads one screen back', async () => {
    school.answer(paths.create, () => refusal(403, 'subscription_required', 'Locked for you.'));
    const router = await openApp('/learn');
    await screen.findByText('Learn by Subjects');
    await router.navigate({ href: examPath });
    await screen.findByText('Locked for you.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
  });

  it('[ER-17] [QQ-05] without questions says so', async () => {
    school.answer(paths.create, () => refusal(422, 'no_questions', 'Questions not yet added'));
    const router = await openApp('/learn');
    await screen.findByText('Learn by Subjects');
    await router.navigate({ href: examPath });
    await screen.findByText('No questions');
    expect(screen.getByText('Questions not yet added')).toBeTruthy();
  });

  it('[ER-22] says when an answer cannot be updated', async () => {
    const quizPaths = answerAttempt(school, quiz);
    await openApp(quizPath);
    await start();
    school.answer(quizPaths.question(11), () => refusal(422, 'answer_invalid'));
    choose('b');
    await screen.findByText('Failed');
    expect(screen.getByText('Cannot update answer')).toBeTruthy();
  });

  it('[QE-33] whose end is refused stays open, and nothing of the reason is told', async () => {
    school.answer(paths.complete, () => refusal(409, 'some_reason', 'Because of the moon.'));
    await openApp(examPath);
    await start();
    await confirmFinish();
    await screen.findByText('This could not be handed in. Please try again.');
    expect(screen.queryByText('Because of the moon.')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Question 01/02' })).toBeTruthy();
  });

  it('[ER-23] keeps quiet about what does not matter: a note of an absence that fails', async () => {
    let notes = 0;
    school.answer(paths.events, () => {
      notes += 1;
      return refusal(500, 'broken', 'Broken.');
    });
    await openApp(examPath);
    await start();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(notes).toBeGreaterThan(0));
    await waitFor(() => expect(wasAsked(paths.status)).toBe(true));
    expect(screen.queryByText('Broken.')).toBeNull();
  });

  it('sends each choice at once as a draft, and a submitted one as final, with rising sequences [E05]', async () => {
    await openApp(examPath);
    await start();
    choose('b');
    await waitFor(() =>
      expect(savesOf(11).some(({ student_answer }) => student_answer === 'option2')).toBe(true),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'Question 02/02' });
    await waitFor(() =>
      expect(savesOf(11).at(-1)).toMatchObject({ student_answer: 'option2', is_draft: false }),
    );
    const seqs = savesOf(11).map(({ client_seq }) => client_seq);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
  });

  it('is ended only after every answer has arrived [QE-19]', async () => {
    school.answer(paths.complete, () => inAttempt(paper, attempt({ state: 'completed' })));
    await openApp(examPath);
    await start();
    choose('c');
    await confirmFinish();
    await waitFor(() => expect(wasAsked(paths.complete)).toBe(true));
    const order = school.asked.map(({ path }) => path);
    expect(order.lastIndexOf(paths.question(11))).toBeLessThan(order.indexOf(paths.complete));
    expect(savesOf(11).at(-1)).toMatchObject({ student_answer: 'option3' });
    expect(runNamed(paths.complete)).toBe('1');
  });

  it('makes progress and lists old when it ends', async () => {
    school.answer(paths.complete, () => inAttempt(paper, attempt({ state: 'completed' })));
    await openApp(examPath);
    queryClient.setQueryData(['progress', 41, 'course'], {});
    queryClient.setQueryData(['chapters', 41, 2, ''], {});
    await start();
    const isOld = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    expect(isOld(['progress', 41, 'course'])).toBe(false);
    await confirmFinish();
    await waitFor(() => expect(isOld(['progress', 41, 'course'])).toBe(true));
    expect(isOld(['chapters', 41, 2, ''])).toBe(true);
  });

  it('[VA-29] takes pictures with an answer, and nothing else; waits with its end for one on its way, and says so', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    askForWords();
    school.answer(`${paths.question(11)}/attachments`, async () => {
      await arrived;
      return { status: 200, body: { attachment: { id: 5, url: '/p.png' } } };
    });
    school.answer(paths.complete, () => inAttempt(paper, attempt({ state: 'completed' })));
    await openApp(examPath);
    await start();
    expect(screen.getByLabelText('Add picture').getAttribute('accept')).toBe('image/*');
    addPicture();
    await waitFor(() => expect(wasAsked(`${paths.question(11)}/attachments`)).toBe(true));
    await confirmFinish();
    await screen.findByText(/1 picture is still being sent: Finish waits for it\./);
    expect(wasAsked(paths.complete)).toBe(false);
    arrive();
    await waitFor(() => expect(wasAsked(paths.complete)).toBe(true));
  });

  it('names a picture that was not sent, before its end and before it is left', async () => {
    askForWords();
    school.answer(`${paths.question(11)}/attachments`, () => refusal(503, 'unavailable'));
    const router = await openApp(examPath);
    await start();
    addPicture();
    await screen.findByText('page.png was not sent');
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByText(/1 picture was not sent and will not count\./);
    fireEvent.click(screen.getByRole('button', { name: 'Keep going' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    void router.navigate({ href: '/learn' });
    await screen.findByText(/1 picture has not reached the school yet and may be lost/);
    expect(wasAsked(paths.complete)).toBe(false);
  });

  it('can be worked on without single keys: they are switched off in the list of keys', async () => {
    await openApp(examPath);
    await start();
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard' }));
    const dialog = await screen.findByRole('dialog', { name: 'By keyboard' });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Use single keys/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(screen.getByRole('button', { name: /^b/ }).getAttribute('aria-pressed')).toBe('false');
    localStorage.removeItem('SINGLE_KEYS');
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(screen.getByRole('button', { name: /^b/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('whose answer an earlier page could not send is tried again until the server is well', async () => {
    const run = { studentId: 7, attemptId: 31, runNo: 1 };
    const change = { questionId: 11, answer: 'option4' };
    const madeAt = { origin: performance.timeOrigin, tick: performance.now() };
    await deviceStore().add({ ...run, ref: paper, seq: 1, change, madeAt }, true);
    let isWell = false;
    school.answer(paths.question(11), () =>
      isWell
        ? { status: 200, body: { paper_attempt_question: {}, receipt: receipt() } }
        : refusal(503, 'unavailable'),
    );
    await openApp('/learn');
    await waitFor(() => expect(savesOf(11).length).toBeGreaterThan(0));
    isWell = true;
    await waitFor(async () => expect(await deviceStore().list(run)).toEqual([]));
    expect(savesOf(11).at(-1)).toMatchObject({ student_answer: 'option4', client_seq: 1 });
  });

  it('that is given up names its run, so that a tab left open ends no later one', async () => {
    school.answer(paths.quit, () => ({ status: 200, body: { success: true } }));
    await openApp(examPath);
    await start();
    fireEvent.click(screen.getByRole('button', { name: 'Quit' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quit' }));
    await waitFor(() => expect(wasAsked(paths.quit)).toBe(true));
    expect(runNamed(paths.quit)).toBe('1');
  });
});

interface Saved {
  student_answer?: string | null;
  is_draft?: boolean;
  client_seq: number;
}
const savesOf = (id: number): Saved[] =>
  school.asked
    .filter(({ path, method }) => path === paths.question(id) && method === 'PUT')
    .map(({ body }) => (body as { paper_attempt_question: Saved }).paper_attempt_question);

describe('results', () => {
  const done = (more = {}) => attempt({ state: 'completed', results: [attemptResult(1, more)] });

  beforeEach(() => {
    school.answer(paths.create, () => inAttempt(paper, done()));
    school.answer(paths.answers, () =>
      inQuestions(
        paper,
        [
          finishedQuestion(11, {
            student_answer: 'option2',
            comment: 'Draw the arrows first.',
            marked: true,
          }),
          finishedQuestion(12, { student_answer: 'option1', is_correct: 'yes' }),
          finishedQuestion(13, { student_answer: 'My words', is_correct: 'pending', only_free_text: true }),
          finishedQuestion(14),
        ],
        done({ evaluating: 1, unanswered: 1 }),
      ),
    );
  });

  it('[QE-11] [QE-12] [QE-23] say how each answer was judged, with the solution and the Tutor Comment', async () => {
    await openApp(`${examPath}/results`);
    await screen.findByText('Tutor Comment');
    expect(screen.getByText('Draw the arrows first.')).toBeTruthy();
    expect(screen.getByText('Count the arrows.')).toBeTruthy();
    const banner = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(banner()).toContain('Incorrect');
    next();
    expect(banner()).toContain('Correct');
    next();
    expect(banner().join()).toContain('Evaluating');
    next();
    expect(banner()).toContain('Unanswered');
    for (const name of ['Exit', 'Retake', 'Previous'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    for (const name of ['Submit', 'Skip', 'Quit', 'Finish']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('button', { name: 'Question 01, Incorrect, marked for review' })).toBeTruthy();
  });

  it('[QE-04] have their numbers in a table as well', async () => {
    await openApp(`${examPath}/results`);
    fireEvent.click(await screen.findByRole('tab', { name: 'View Analytics' }));
    const table = await screen.findByRole('table', { name: 'Results by attempt' });
    expect(within(table).getByText('12.5 sec/ques')).toBeTruthy();
    expect(within(table).getByText('2 min 30 s')).toBeTruthy();
  });

  it('[E29] show what was noted of the last attempt to the student as well', async () => {
    const events = [
      { kind: 'left', at: '2026-07-14T06:00:00.000Z' },
      { kind: 'came_back', at: '2026-07-14T06:01:00.000Z' },
    ];
    school.answer(`/api/v1/course/student/student_courses/41/paper_attempts/31/run_events`, () => ({
      status: 200,
      body: { run_events: events },
    }));
    await openApp(`${examPath}/results`);
    fireEvent.click(await screen.findByRole('tab', { name: 'View Analytics' }));
    const list = await screen.findByRole('list', { name: 'Noted in the last attempt' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['You left the page 14 Jul, 11:30 am', 'You came back 14 Jul, 11:31 am']);
  });

  it('[QE-21] [QE-22] lead by Retake, after a word, to a fresh run', async () => {
    let isReset = false;
    school.answer(paths.reset, () => {
      isReset = true;
      return inAttempt(paper, attempt({ run_no: 2 }));
    });
    school.answer(paths.create, () => inAttempt(paper, isReset ? attempt({ run_no: 2 }) : done()));
    school.answer(paths.questions, () => inQuestions(paper, [], runningAttempt({ run_no: 2 })));
    await openApp(`${examPath}/results`);
    fireEvent.click(await screen.findByRole('button', { name: 'Retake' }));
    expect(isReset).toBe(false);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retake' }));
    await screen.findByRole('dialog', { name: 'Exercise Instructions' });
    expect(isReset).toBe(true);
    expect(runNamed(paths.reset)).toBe('1');
  });
});
