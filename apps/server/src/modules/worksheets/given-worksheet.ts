import { type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Section } from './domain/reach.ts';
import { selectFiles, selectFilesOf } from './file-place-store.ts';
import type { PlacedFile } from './placed-file.ts';
import { type GivenRow, selectGiven, selectGivenOf } from './tutor-store.ts';

/** A worksheet as its tutors see it. */
export interface GivenWorksheet {
  id: number;
  tenantId: number;
  courseId: number;
  subjectId: number;
  sections: Section[];
  name: LocalText;
  instructions: LocalText;
  points: number;
  dueAt: Date;
  postedAt: Date | null;
}

const toGiven = (row: GivenRow): GivenWorksheet => ({
  id: row.id,
  tenantId: row.tenant_id,
  courseId: row.course_id,
  subjectId: row.subject_id,
  sections: row.sections,
  name: localTextSchema.parse(row.name),
  instructions: localTextSchema.parse(row.instructions),
  points: row.points,
  dueAt: row.due_at,
  postedAt: row.posted_at,
});

export async function findGiven(
  db: Queryable,
  tenantId: number,
  worksheetId: number,
  lock: 'locked' | 'free' = 'free',
): Promise<GivenWorksheet | null> {
  const row = await selectGiven(db, tenantId, worksheetId, lock);
  return row && toGiven(row);
}

export async function findGivenOf(
  db: Queryable,
  tenantId: number,
  courseIds: readonly number[] | 'all',
): Promise<GivenWorksheet[]> {
  return (await selectGivenOf(db, tenantId, courseIds)).map(toGiven);
}

/** What its tutors have given out with it. */
export const findGivenFiles = (db: Queryable, { tenantId, id }: GivenWorksheet): Promise<PlacedFile[]> =>
  selectFiles(db, { kind: 'worksheet', tenantId, worksheetId: id });

/** The same of many worksheets at once, by their ids. */
export const findFilesOfGiven = (
  db: Queryable,
  tenantId: number,
  worksheets: readonly GivenWorksheet[],
): Promise<ReadonlyMap<number, PlacedFile[]>> =>
  selectFilesOf(
    db,
    tenantId,
    worksheets.map(({ id }) => id),
  );
