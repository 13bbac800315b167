import type { Queryable } from '#platform/db/database.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import { type Desk, requireSection } from './desk.ts';
import { type StudentState, selectStudents } from './student-store.ts';

interface Wanted {
  sectionId: number | null;
  state: StudentState | null;
  search: string;
  page: Page;
}

export async function listStudents(db: Queryable, desk: Desk, { page, ...wanted }: Wanted) {
  if (wanted.sectionId !== null) await requireSection(db, desk, wanted.sectionId, 'see');
  const offset = (page.number - 1) * page.size;
  const students = await selectStudents(db, desk, { ...wanted, limit: page.size, offset });
  // Past the end no row says how many there are.
  const isPast = students.length === 0 && offset > 0;
  const [first] = isPast ? await selectStudents(db, desk, { ...wanted, limit: 1, offset: 0 }) : students;
  return { students, meta: pageMeta(page, first?.total ?? 0) };
}
