import { attemptResult } from '@shala/api-client/example-attempts.ts';
import { content, contentsPage } from '@shala/api-client/example-contents.ts';
import { exercise, onePage as meta } from '@shala/api-client/example-practice.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { answerProgress, card, ok, progressPaths, runs, tried } from '../test-support/progress-answers.ts';
import { openSchool, type School } from '../test-support/school-server.ts';

let school: School;

// The pages are chunks of their own, and the first one to open them makes them; that is no test's time.
beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/progress-subject-page.tsx');
  await import('#pages/progress-chapter-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  answerProgress(school);
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

describe('/my-progress/{subjectId}', () => {
  test('[PG-02] [RT-33] chapters on the left, the first one in numbers on the right, and the way to its exercises', async () => {
    await openApp('/my-progress/2');
    const shown = await screen.findByRole('region', { name: 'Force and friction' });
    expect(await screen.findAllByRole('heading', { level: 1, name: 'Physics' })).not.toHaveLength(0);
    const row = screen.getByRole('button', { name: /Force and friction/ });
    expect(row.getAttribute('aria-current')).toBe('true');
    expect(row.textContent).toContain('3 of 5 lessons');
    expect(row.textContent).toContain('58%');
    expect(card('Score', shown)).toContain('78.4 %');
    const link = within(shown).getByRole('link', { name: 'View by exercise' });
    expect(link.getAttribute('href')).toBe('/my-progress/2/3');
  });

  test('[PG-02] another chapter is chosen, or searched for', async () => {
    await openApp('/my-progress/2');
    fireEvent.click(await screen.findByRole('button', { name: /Sound/ }));
    const shown = await screen.findByRole('region', { name: 'Sound' });
    expect(card('Duration Spent', shown)).toBe('Duration Spent0 s No attempts yet');
    const [box] = screen.getAllByRole('searchbox', { name: 'Search chapters' });
    fireEvent.change(box as HTMLElement, { target: { value: 'FRIC' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Sound/ })).toBeNull());
    screen.getByRole('region', { name: 'Force and friction' });
    fireEvent.change(box as HTMLElement, { target: { value: 'optics' } });
    await screen.findByText('No chapter matches “optics”.');
  });

  test('[PG-05] [F03] the means are taken over all attempts, or over the first ones only', async () => {
    await openApp('/my-progress/2');
    const shown = await screen.findByRole('region', { name: 'Force and friction' });
    const counted = within(shown).getByRole('combobox', { name: 'Attempts counted' });
    fireEvent.change(counted, { target: { value: 'first' } });
    expect(card('Score', shown)).toBe('Score72.3 %');
    expect(card('Speed', shown)).toBe('Speed38.5 sec/ques');
    within(shown).getByRole('heading', { name: 'Learn Analytics' });
    const learnt = within(shown).getByRole('progressbar', { name: 'Content learnt' });
    expect(learnt.getAttribute('aria-valuenow')).toBe('60');
  });

  test('[PG-08] the trend is that of the exercise tried most often', async () => {
    await openApp('/my-progress/2');
    await screen.findByRole('img', { name: 'Score trend: Attempt 1 50%, Attempt 2 94.4%' });
    screen.getByText('Warm-up · 2 attempts');
  });

  test('[PG-09] a chapter nobody tried says so and leads to its exercises', async () => {
    await openApp('/my-progress/2?chapter=4');
    await screen.findByRole('heading', { name: 'No attempts' });
    expect(screen.getByRole('link', { name: 'Take Test' }).getAttribute('href')).toBe(
      '/practice/2?chapter=4',
    );
  });

  test('a subject that is not theirs is not there', async () => {
    school.answer(progressPaths.subject, () => ({
      status: 404,
      body: { error: 'no', code: 'no', request_id: 'r' },
    }));
    await openApp('/my-progress/2');
    await screen.findByText('This page is not here');
  });
});

describe('/my-progress/{subjectId}/{chapterId}', () => {
  test('[PG-03] [RT-34] has the exercises and the quick quizzes of the chapter, with their attempts', async () => {
    const lesson = content(50, 'Friction on a slope', {
      library: {
        quick_quiz_questions_count: 4,
        content_exercise_attempt: {
          id: 5,
          startedAt: '2026-07-11T06:00:00.000Z',
          completedAt: '2026-07-11T06:04:00.000Z',
          evaluation: 'done',
          results: null,
        },
      },
    });
    school.answer(progressPaths.contents, ok(contentsPage([lesson, content(51, 'A lesson without quiz')])));
    school.answer(
      progressPaths.quizRuns,
      ok({ exercise_attempt_results: [attemptResult(1, { score: 75 })] }),
    );
    await openApp('/my-progress/2/3');
    await screen.findByRole('region', { name: 'Warm-up' });
    expect(screen.getByRole('button', { name: /Warm-up/ }).textContent).toContain(
      '2 attempts · last score 90%',
    );
    expect(screen.getByRole('button', { name: /Quick fire/ }).textContent).toContain('No attempts');
    fireEvent.click(screen.getByRole('tab', { name: 'Quick Quiz' }));
    const quiz = await screen.findByRole('region', { name: 'Friction on a slope' });
    expect(card('Score', quiz)).toContain('75 %');
    expect(screen.queryByText('A lesson without quiz')).toBeNull();
  });

  test('[PG-05] [PG-06] [PG-07] [PG-11] [PG-12] an attempt in numbers, the newest first', async () => {
    await openApp('/my-progress/2/3');
    const shown = await screen.findByRole('region', { name: 'Warm-up' });
    const pick = within(shown).getByRole('combobox', { name: 'Attempt' });
    expect(
      within(pick)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Attempt 2 · 14 Jul', 'Attempt 1 · 11 Jul']);
    expect(card('Score', shown)).toBe('Score94.4 %44.4 since attempt 1');
    expect(card('Accuracy', shown)).toContain('96.3 %');
    expect(card('Speed', shown)).toContain('32.0 sec/ques');
    expect(card('Duration Spent', shown)).toContain('1 h 2 min 3 s');
    for (const [name, count] of [
      ['Correct', 17],
      ['Incorrect', 1],
      ['Evaluating', 1],
      ['Unanswered', 1],
    ]) {
      expect(card(String(name), shown)).toContain(String(count));
    }
    within(shown).getByRole('img', { name: '17 correct, 1 incorrect, 1 evaluating, 1 unanswered' });
    fireEvent.change(pick, { target: { value: '501' } });
    expect(card('Score', shown)).toBe('Score50 %');
    within(shown).getByRole('img', { name: '1 correct, 1 incorrect, 0 evaluating, 0 unanswered' });
  });

  test('[PG-08] the scores stand in a chart by attempt, and in a table for whoever reads by ear', async () => {
    await openApp('/my-progress/2/3');
    const shown = await screen.findByRole('region', { name: 'Warm-up' });
    within(shown).getByRole('img', { name: 'Score trend: Attempt 1 50%, Attempt 2 94.4%' });
    const graph = within(shown).getByRole('combobox', { name: 'Graph' });
    expect(within(graph).getByRole('option').textContent).toBe('Score trend graph');
    const table = within(shown).getByRole('table', { name: 'Results by attempt' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'AttemptsDateScoreAccuracySpeedDuration Spent',
      'Attempt 111 Jul50%50%12.5 sec/ques2 min 30 s',
      'Attempt 214 Jul94.4%96.3%32.0 sec/ques1 h 2 min 3 s',
    ]);
  });

  test('one attempt only is shown without a comparison', async () => {
    school.answer(progressPaths.exerciseRuns, ok({ exercise_attempt_results: [runs[0]] }));
    await openApp('/my-progress/2/3');
    const shown = await screen.findByRole('region', { name: 'Warm-up' });
    expect(card('Score', shown)).toBe('Score50 %');
    within(shown).getByRole('img', { name: 'Score trend: Attempt 1 50%' });
  });

  test('[PG-09] what was never tried offers the test; what a trial does not hold asks for a subscription', async () => {
    school.answer(
      progressPaths.exercises,
      ok({ excercises: [exercise(8, 'Quick fire'), exercise(9, 'Locked one', { disabled: true })], meta }),
    );
    await openApp('/my-progress/2/3');
    await screen.findByRole('heading', { name: 'No attempts' });
    expect(screen.getByRole('link', { name: 'Take Test' }).getAttribute('href')).toBe(
      '/practice/exercise/8/exam?chapter=3&subject=2',
    );
    fireEvent.click(screen.getByRole('button', { name: /Locked one/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take Test' }));
    within(await screen.findByRole('dialog')).getByText('Practice is locked');
  });

  test('[PG-09] a chapter without exercises or quizzes says so', async () => {
    school.answer(progressPaths.exercises, ok({ excercises: [], meta: { ...meta, total_count: 0 } }));
    school.answer(progressPaths.contents, ok(contentsPage([])));
    await openApp('/my-progress/2/3');
    await screen.findByRole('heading', { name: 'No exercises' });
    fireEvent.click(screen.getByRole('tab', { name: 'Quick Quiz' }));
    await screen.findByRole('heading', { name: 'No exercises!' });
  });

  test('quizzes of lessons that are locked ask for a subscription; the exercises stay readable', async () => {
    school.answer(progressPaths.contents, () => ({
      status: 403,
      body: { error: 'no', code: 'subscription_required', request_id: 'r' },
    }));
    await openApp('/my-progress/2/3');
    await screen.findByRole('region', { name: 'Warm-up' });
    fireEvent.click(screen.getByRole('tab', { name: 'Quick Quiz' }));
    within(await screen.findByRole('dialog')).getByText('This chapter is locked');
  });

  test('runs that do not come offer a retry', async () => {
    school.answer(progressPaths.exerciseRuns, () => ({
      status: 403,
      body: { error: 'no', code: 'no', request_id: 'r' },
    }));
    await openApp('/my-progress/2/3');
    await screen.findByText('Your progress did not load');
    school.answer(progressPaths.exerciseRuns, ok({ exercise_attempt_results: runs }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Warm-up' });
  });

  test('the first exercise that was tried is shown before one is chosen', async () => {
    school.answer(progressPaths.exercises, ok({ excercises: [exercise(8, 'Quick fire'), tried], meta }));
    await openApp('/my-progress/2/3');
    await screen.findByRole('region', { name: 'Warm-up' });
  });

  test('the address keeps what was chosen', async () => {
    const router = await openApp('/my-progress/2/3?item=8');
    await screen.findByRole('region', { name: 'Quick fire' });
    fireEvent.click(screen.getByRole('button', { name: /Warm-up/ }));
    await screen.findByRole('region', { name: 'Warm-up' });
    expect(router.state.location.search).toEqual({ item: 7 });
  });
});
