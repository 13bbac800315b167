import type { Answer, School } from '@shala/app-kit/test-support/open-server.ts';

const base = '/api/v1/course/staff/marking';
const at = '2026-11-14T06:00:00.000Z';
const ok = (body: unknown): Answer => ({ status: 200, body });
const refusal = (status: number, code: string): Answer => ({ status, body: { code, message: code } });

const itemOf = (counts: { waiting: number; checked: number }, maxMarks: number) => ({
  item: {
    id: 4,
    kind: 'exercise',
    title: 'Friction',
    course_name: 'Class 8',
    subject_id: 2,
    subject_name: 'Physics',
    subject_color_code: '2',
    chapter_name: 'Forces',
    oldest_at: at,
    ...counts,
  },
  questions: [
    { id: 9, number: 1, content: 'Why?', max_marks: maxMarks, model_answer: null, pictures: [], ...counts },
  ],
});

interface NextWish {
  after: { student_id: number } | null;
  except?: { student_id: number }[];
}

/** As the server goes round its list. */
function nextOf(count: number, waiting: ReadonlySet<number>, { after, except = [] }: NextWish) {
  const order = Array.from({ length: count }, (_, place) => place + 1);
  const start = after ? after.student_id : 0;
  const round = [...order.slice(start), ...order.slice(0, start)];
  return round.find((id) => waiting.has(id) && !except.some((one) => one.student_id === id));
}

/** One item (4) with one question (9), and an answer of each of these students (1, 2, ...), each in run 1. */
export function serveMarking(school: School, names: readonly string[], { maxMarks = 4 } = {}) {
  const waiting = new Set(names.map((_, place) => place + 1));
  const marks = new Map<number, number>();
  const server = {
    at,
    marked: [] as { student: number; marks: number }[],
    history: [] as object[],
    failItem: (fails: boolean) => failing('item', fails),
    failList: (fails: boolean) => failing('list', fails),
    failMarks: (fails: boolean) => failing('marks', fails),
    holdMarks() {
      let go = () => {};
      held = new Promise((resolve) => {
        go = resolve;
      });
      return () => go();
    },
  };
  const failures = new Set<string>();
  let held: Promise<void> = Promise.resolve();
  const failing = (what: string, fails: boolean) => (fails ? failures.add(what) : failures.delete(what));
  const full = (student: number) => ({
    student_id: student,
    run_id: 1,
    student_name: names[student - 1] as string,
    section_name: '8-A',
    run_number: 1,
    sent_at: at,
    state: waiting.has(student) ? 'waiting' : 'marked',
    marks: marks.get(student) ?? null,
    taken: null,
    question_id: 9,
    text: 'Because of friction.',
    pictures: [],
    comment: null,
    content: 'Why?',
    max_marks: maxMarks,
    revision: server.history.length + (marks.has(student) ? 1 : 0),
    history: server.history,
  });
  const counts = () => ({ waiting: waiting.size, checked: names.length - waiting.size });
  school.answer(`${base}/phrases`, () => ok({ phrases: [] }));
  school.answer(`${base}/items/4`, () =>
    failures.has('item') ? refusal(422, 'x') : ok(itemOf(counts(), maxMarks)),
  );
  const question = `${base}/items/4/questions/9`;
  school.answer(`${question}/answers`, () =>
    failures.has('list')
      ? refusal(422, 'x')
      : ok({ answers: names.map((_, place) => full(place + 1)), next: null }),
  );
  school.answer(`${question}/next`, ({ body }) => {
    const next = nextOf(names.length, waiting, body as NextWish);
    return ok({ answer: next === undefined ? null : full(next) });
  });
  for (const student of waiting) {
    const path = `${base}/answers/${student}/1/9`;
    school.answer(path, () => ok({ answer: full(student) }));
    school.answer(`${path}/lease`, ({ method }) => {
      return ok(method === 'DELETE' ? { success: true } : { answer: full(student) });
    });
    school.answer(`${path}/mark`, async ({ body }) => {
      await held;
      if (failures.has('marks')) return refusal(422, 'x');
      const given = (body as { mark: { marks: number } }).mark.marks;
      waiting.delete(student);
      marks.set(student, given);
      server.marked.push({ student, marks: given });
      return ok({ answer: full(student) });
    });
  }
  return server;
}
export type MarkingServer = ReturnType<typeof serveMarking>;
