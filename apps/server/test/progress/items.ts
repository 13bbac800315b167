import type pg from 'pg';
import type { Database } from '../../src/platform/db/database.ts';
import { courseKindOf } from '../crash/school.ts';
import { type Item, type Kind, kinds, makeItem } from '../practice-items.ts';

/** Two items of each kind in each of two chapters of the demo's class room and exam. */
export async function makePastItems(on: { db: Database; pool: pg.Pool }): Promise<Item[]> {
  const { rows } = await on.pool.query<{ course: number; owner: number; kind: string; chapter: number }>(
    `SELECT course.id AS course, owner_tenant_id AS owner, course.kind, chapter.id AS chapter
     FROM course JOIN subject ON subject.course_id = course.id JOIN chapter ON chapter.subject_id = subject.id
     WHERE course.slug IN ('cbse-8', 'engineering-entrance') AND subject.is_active AND chapter.is_active
     ORDER BY subject.position, subject.id, chapter.position, chapter.id`,
  );
  const items: Item[] = [];
  for (const kind of kinds.flatMap((one): Kind[] => [one, one])) {
    const chapters = rows.filter((row) => row.kind === courseKindOf(kind)).slice(0, 2);
    for (const { course, owner, chapter } of chapters) {
      const place = {
        enrolmentId: 0,
        courseId: course,
        ownerTenantId: owner,
        chapterId: chapter,
        secondChapterId: 0,
      };
      items.push(await makeItem(on, place, kind));
    }
  }
  return items;
}
