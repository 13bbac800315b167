import { localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Database } from '#platform/db/database.ts';
import {
  selectDueWorksheets,
  selectLessons,
  selectPoints,
  selectRuns,
  selectWaiting,
} from './digest-facts-store.ts';
import type { Digest } from './domain/digest.ts';
import { type DigestWeek, weekAfter } from './domain/digest-week.ts';

export interface GatherDeps {
  db: Database;
  enrolment: Pick<EnrolmentModule, 'isInAudience'>;
  /** The place on the leaderboard; null: not on it. */
  rankOf(
    db: Database,
    whose: { tenantId: number; studentId: number; courseId: number },
  ): Promise<number | null>;
}

interface Whose {
  tenantId: number;
  studentId: number;
  week: DigestWeek;
}

const texts = z.array(localTextSchema);

/** All that a letter about a child's week can tell. */
export async function gatherDigest(deps: GatherDeps, whose: Whose): Promise<Digest> {
  const { db } = deps;
  const { studentId, week } = whose;
  const span = { studentId, from: week.from, to: week.to };
  const lessons = await selectLessons(db, span);
  const runs = await selectRuns(db, span);
  return {
    lessons: lessons.map((row) => ({
      name: localTextSchema.parse(row.name),
      colour: row.colour,
      lessons: row.lessons,
      chapters: texts.parse(row.chapters),
    })),
    runs: runs.map((row) => ({
      title: localTextSchema.parse(row.title),
      score: (row.most_marks ?? 0) > 0 ? row.score : null,
    })),
    points: await findPoints(deps, whose),
    waiting: await selectWaiting(db, studentId),
    due: await findDue(deps, whose),
  };
}

async function findPoints(
  { db, rankOf }: GatherDeps,
  { tenantId, studentId, week }: Whose,
): Promise<Digest['points']> {
  const rows = await selectPoints(db, { studentId, from: week.from, to: week.to });
  return Promise.all(
    rows.map(async ({ id, name, points, total }) => ({
      course: localTextSchema.parse(name),
      points,
      total,
      rank: await rankOf(db, { tenantId, studentId, courseId: id }),
    })),
  );
}

/** Worksheets of the coming week that are meant for this child. */
async function findDue(
  { db, enrolment }: GatherDeps,
  { tenantId, studentId, week }: Whose,
): Promise<Digest['due']> {
  const due: { name: z.infer<typeof localTextSchema>; dueAt: Date }[] = [];
  for (const row of await selectDueWorksheets(db, { studentId, ...weekAfter(week) })) {
    const audience = { courseId: row.course_id, sectionIds: row.sections };
    const isMeant = await enrolment.isInAudience(db, { tenantId, studentId, audience });
    if (isMeant) due.push({ name: localTextSchema.parse(row.name), dueAt: row.due_at });
  }
  return due;
}
