import { type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Section } from './domain/reach.ts';
import { selectFiles, selectFilesOf } from './file-place-store.ts';
import type { PlacedFile } from './placed-file.ts';
import { type GivenRow, selectGiven } from './tutor-store.ts';

/** A worksheet as its tutors see it. */
export interface GivenWorksheet {
  id: number;
  tenantId: number;
  courseId: number;
  courseName: unknown;
  subjectId: number;
  subjectName: unknown;
  subjectColour: number | null;
  sections: (Section & { name: unknown })[];
  name: LocalText;
  instructions: LocalText;
  points: number;
  dueAt: Date;
  postedAt: Date | null;
  publishAt: Date | null;
}

export const toGiven = (row: GivenRow): GivenWorksheet => ({
  id: row.id,
  tenantId: row.tenant_id,
  courseId: row.course_id,
  courseName: row.course_name,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  subjectColour: row.subject_colour,
  sections: row.sections,
  name: localTextSchema.parse(row.name),
  instructions: localTextSchema.parse(row.instructions),
  points: row.points,
  dueAt: row.due_at,
  postedAt: row.posted_at,
  publishAt: row.publish_at,
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
