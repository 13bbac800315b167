import * as wire from '@shala/wire/key-corrections.ts';
import { expect, test } from 'vitest';
import { wireOf } from './hold-to-contract.ts';
import { correctKey, listKeyCorrections, planKeyCorrection } from './key-corrections.ts';

const correction = {
  id: 4,
  question_id: 9,
  correct_answer: 'option3',
  reason: 'Misprint',
  staff_name: 'Meenakshi Sundaram',
  state: 'running' as const,
  runs_total: 120,
  runs_done: 50,
  results_changed: 17,
  created_at: '2026-11-15T06:00:00.000Z',
  done_at: null,
};
const clean = {
  id: 4,
  rightOption: 3,
  reason: 'Misprint',
  staffName: 'Meenakshi Sundaram',
  isRunning: true,
  runsTotal: 120,
  runsDone: 50,
  resultsChanged: 17,
  createdAt: '2026-11-15T06:00:00.000Z',
};

test('a dry run names options by their place and keeps who chose none', async () => {
  const example = {
    student_id: 21,
    student_name: 'Diya Bhat',
    run_id: 70,
    score_before: 80,
    score_after: 60,
  };
  const { transport, sent } = wireOf(wire.planKeyCorrection, {
    plan: {
      question_id: 9,
      content: 'Which one?',
      options: { option2: 'Two', option3: 'Three' },
      key_before: 'option2',
      key_after: 'option3',
      runs: 120,
      open_runs: 3,
      results_changed: 40,
      other_wordings: 6,
      examples: [
        { ...example, answer: 'option2' },
        { ...example, run_id: 71, answer: null },
      ],
    },
  });
  const shown = { studentName: 'Diya Bhat', scoreBefore: 80, scoreAfter: 60 };
  await expect(planKeyCorrection(transport, { questionId: 9, rightOption: 3 })).resolves.toEqual({
    rightBefore: 2,
    rightAfter: 3,
    runs: 120,
    openRuns: 3,
    resultsChanged: 40,
    otherWordings: 6,
    examples: [
      { ...shown, runId: 70, chosen: 2 },
      { ...shown, runId: 71, chosen: null },
    ],
  });
  expect(sent().body).toEqual({ key_correction: { correct_answer: 'option3' } });
});

test('a correction goes with its reason, and says how far it is', async () => {
  const { transport, sent } = wireOf(wire.correctKey, { key_correction: correction });
  const given = { questionId: 9, rightOption: 3, reason: 'Misprint' };
  await expect(correctKey(transport, given)).resolves.toEqual(clean);
  expect(sent().body).toEqual({ key_correction: { correct_answer: 'option3', reason: 'Misprint' } });
});

test('the corrections of a question come under clean names', async () => {
  const done = { ...correction, id: 3, state: 'done' as const, done_at: '2026-11-15T06:01:00.000Z' };
  const { transport } = wireOf(wire.listKeyCorrections, { key_corrections: [correction, done] });
  await expect(listKeyCorrections(transport, { questionId: 9 })).resolves.toEqual([
    clean,
    { ...clean, id: 3, isRunning: false },
  ]);
});
