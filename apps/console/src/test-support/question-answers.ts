const base = '/api/v1/course/staff';
export const questionPaths = {
  places: `${base}/question_places`,
  one: `${base}/questions/9`,
  corrections: `${base}/questions/9/key_corrections`,
  plan: `${base}/questions/9/key_corrections/plan`,
};

const words = (en: string) => ({ en, hi: null });

/** Its newest version has this right option; one version for every key it ever had. */
export const wireQuestion = (...keys: number[]) => ({
  id: 9,
  ref: 'algebra-9',
  kind: 'single_choice',
  tags: [],
  subject_id: 2,
  chapter_id: null,
  is_retired: false,
  uses: 1,
  version: keys.length,
  versions: keys
    .map((right, at) => ({
      version: at + 1,
      created_at: '2026-11-10T06:00:00.000Z',
      stem: words('What is 2 + 3?'),
      figure: null,
      options: ['4', '5', '6'].map((text) => ({ text: words(text), figure: null })),
      right_option: right,
      model_answer: null,
      solution: words('Count on.'),
      solution_figure: null,
      marks: 1,
    }))
    .toReversed(),
});

export const wirePlaces = {
  courses: [{ id: 1, name: 'Class 8', subjects: [{ id: 2, name: 'Mathematics', chapters: [] }] }],
  tags: [],
};

export const wireCorrection = (more: object = {}) => ({
  id: 4,
  question_id: 9,
  correct_answer: 'option2',
  reason: 'Misprint in the book',
  staff_name: 'Meenakshi Sundaram',
  state: 'done',
  runs_total: 120,
  runs_done: 120,
  results_changed: 40,
  created_at: '2026-11-14T06:00:00.000Z',
  done_at: '2026-11-14T06:01:00.000Z',
  ...more,
});

const example = { student_id: 21, run_id: 70, student_name: 'Diya Bhat', answer: 'option2' };
export const wirePlan = (more: object = {}) => ({
  question_id: 9,
  content: 'What is 2 + 3?',
  options: { option1: '4', option2: '5', option3: '6' },
  key_before: 'option1',
  key_after: 'option2',
  runs: 120,
  open_runs: 3,
  results_changed: 40,
  other_wordings: 6,
  examples: [
    { ...example, score_before: 33.33, score_after: 66.67 },
    {
      ...example,
      run_id: 71,
      student_name: 'Soham Patil',
      answer: 'option1',
      score_before: 80,
      score_after: 60,
    },
  ],
  ...more,
});
