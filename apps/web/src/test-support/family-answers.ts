import { board, child, exam, parent, usages } from '@shala/api-client/example-family.ts';
import type { Answer, Asked, School } from './school-server.ts';
import { accessToken } from './school-server.ts';

type Child = ReturnType<typeof child>;
type ChildUpdate = { step?: number; is_current?: true };

const students = '/api/v1/user_management/parent/students';
const ok = (body: unknown): Answer => ({ status: 200, body });
const tokenFor = (id: number) => ({
  access_token: `${accessToken('parent')}-${id}`,
  refresh_token: `refresh-${id}`,
  token_type: 'Bearer',
});

export interface Family {
  readonly children: Child[];
  /** What was saved for a child, in the order it came. */
  saved(id: number): ChildUpdate[];
}

/** A school that knows one parent: it remembers who has the seat, and the steps of the wizard. */
export function answerFamily(school: School, children: Child[]): Family {
  const current = () => children.find(({ is_current }) => is_current) ?? null;
  const seat = (id: number) => {
    for (const one of children) one.is_current = one.id === id;
  };
  const answerUpdates = (one: Child) =>
    school.answer(`${students}/${one.id}`, ({ body }) => {
      const { step, is_current } = (body as { student: ChildUpdate }).student;
      if (step !== undefined) one.step = step;
      if (is_current) seat(one.id);
      return ok(is_current ? { student: one, token: tokenFor(one.id) } : { student: one });
    });
  const addChild = ({ body }: Asked): Answer => {
    const fields = body as Record<string, string>;
    const one = child(50 + children.length, fields['student[first_name]'] ?? '', { step: 2 });
    children.push(one);
    seat(one.id);
    answerUpdates(one);
    return ok({ student: one, token: tokenFor(one.id) });
  };

  for (const one of children) answerUpdates(one);
  school.answer('/api/v1/user_management/parent/auth/me', () => ok({ parent: parent(current()) }));
  school.answer(students, (asked) =>
    asked.method === 'POST' ? addChild(asked) : ok({ students: children }),
  );
  answerCatalogue(school);
  return {
    children,
    saved: (id) =>
      school.asked
        .filter(({ path, method }) => path === `${students}/${id}` && method === 'PUT')
        .map(({ body }) => (body as { student: ChildUpdate }).student),
  };
}

function answerCatalogue(school: School): void {
  school.answer('/api/v1/meta/usages', () => ok(usages([0, 1, 2])));
  school.answer('/api/v1/meta/boards', () =>
    ok({
      boards: [
        board(1, 'CBSE', 'Central Board of Secondary Education', ['Class 7', 'Class 8']),
        board(2, 'KSEEB', 'Karnataka State Board', ['Class 8']),
        board(3, 'EMPTY', 'A board without classes', []),
      ],
    }),
  );
  school.answer('/api/v1/meta/exams', () =>
    ok({
      exams: [exam(30, 'MED', 'Medical Entrance'), exam(31, 'ENG', 'Engineering Entrance')],
    }),
  );
  school.answer('/Student/RegisterTrial', () =>
    ok({ isSuccess: true, courses: [{ id: 12, istrial: true, enddate: '2026-11-22' }] }),
  );
}
