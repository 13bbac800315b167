import type { LocalText } from '@shala/brand/brand.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Staff, WorksheetDeps } from './deps.ts';
import { dueMoment } from './domain/due.ts';
import { mayAddress } from './domain/reach.ts';
import { findGiven, type GivenWorksheet } from './given-worksheet.ts';
import { selectReach, selectSections } from './reach-store.ts';
import { requireOwn } from './require-reach.ts';
import { insertWorksheet, replaceSections, selectHighestPoints, updateWorksheet } from './tutor-store.ts';

export interface WorksheetInput {
  courseId: number;
  subjectId: number;
  sectionIds: readonly number[];
  name: LocalText;
  instructions: LocalText;
  points: number;
  /** A day means its end in India. */
  due: string;
}

type Deps = Pick<WorksheetDeps, 'catalogue'>;

/** A draft: students see it once it is published. */
export async function createWorksheet(
  tx: Tx,
  deps: Deps,
  { staff, input }: { staff: Staff; input: WorksheetInput },
): Promise<GivenWorksheet> {
  await requireAudience(tx, deps, staff, input);
  const dueAt = dueMoment(input.due);
  const id = await insertWorksheet(tx, { ...input, ...staff, dueAt });
  await replaceSections(tx, { tenantId: staff.tenantId, id }, input.sectionIds);
  return reload(tx, staff, id);
}

/**
 * Whom a worksheet is for stays as it was once they have been told of it. Other points or another due date leave a
 * trace then, and nobody has more points than it gives.
 */
export async function changeWorksheet(
  tx: Tx,
  deps: Deps,
  { staff, worksheetId, input }: { staff: Staff; worksheetId: number; input: WorksheetInput },
): Promise<GivenWorksheet> {
  const before = await requireOwn(tx, { staff, worksheetId });
  await requireAudience(tx, deps, staff, input);
  if (before.postedAt !== null && isOtherAudience(before, input)) throw new AppError('worksheet_posted');
  const key = { tenantId: staff.tenantId, id: worksheetId };
  const least = await selectHighestPoints(tx, key);
  if (input.points < least) throw new AppError('points_already_given', { least });
  const dueAt = dueMoment(input.due);
  if (before.publishAt !== null && before.publishAt >= dueAt) throw new AppError('publish_after_due');
  await updateWorksheet(tx, key, { ...input, dueAt });
  if (before.postedAt !== null) await noteChange(tx, staff, before, { points: input.points, dueAt });
  await replaceSections(tx, key, input.sectionIds);
  return reload(tx, staff, worksheetId);
}

async function noteChange(
  tx: Tx,
  { tenantId, staffId }: Staff,
  before: GivenWorksheet,
  after: { points: number; dueAt: Date },
): Promise<void> {
  const details = {
    ...(before.points !== after.points && { points: [before.points, after.points] }),
    ...(before.dueAt.getTime() !== after.dueAt.getTime() && {
      due_at: [before.dueAt.toISOString(), after.dueAt.toISOString()],
    }),
  };
  if (Object.keys(details).length === 0) return;
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'worksheet.changed',
    subject: { kind: 'worksheet', id: before.id },
    details,
  });
}

function isOtherAudience(
  before: GivenWorksheet,
  { courseId, subjectId, sectionIds }: WorksheetInput,
): boolean {
  const known = new Set(before.sections.map(({ id }) => id));
  const isSame = known.size === new Set(sectionIds).size && sectionIds.every((id) => known.has(id));
  return before.courseId !== courseId || before.subjectId !== subjectId || !isSame;
}

/** Course, subject and sections exist for this tenant and are this person's to write to. */
async function requireAudience(tx: Tx, deps: Deps, staff: Staff, input: WorksheetInput): Promise<void> {
  const { tenantId } = staff;
  const { courseId, subjectId } = input;
  const [course] = await deps.catalogue.findCourses(tx, { tenantId, courseIds: [courseId], locale: 'en' });
  const subject = await deps.catalogue.findSubjectHead(tx, { courseId, subjectId, locale: 'en' });
  const wanted = [...new Set(input.sectionIds)];
  const sections = await selectSections(tx, { tenantId, courseId }, wanted);
  if (!course || !subject || sections.length < wanted.length) throw notFound();
  if (!mayAddress(await selectReach(tx, staff), input, sections)) throw notFound();
}

async function reload(tx: Tx, { tenantId }: Staff, id: number): Promise<GivenWorksheet> {
  const worksheet = await findGiven(tx, tenantId, id);
  if (!worksheet) throw new Error('a worksheet was saved and is not there');
  return worksheet;
}
