import { notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { assignTeaching } from './assign-teaching.ts';
import { mayAssign, type OfficeReach } from './domain/people-reach.ts';
import { endAssignment, selectOffers, selectSectionInstitute } from './people-store.ts';
import { type Office, requirePerson } from './require-person.ts';

export interface Teaching {
  courseId: number;
  subjectId: number | null;
  sectionId: number | null;
}

/** From today on. What the office does not run answers as if it did not exist. */
export async function assignFor(
  tx: Tx,
  {
    office,
    reach,
    staffId,
    teaching,
  }: { office: Office; reach: OfficeReach; staffId: number; teaching: Teaching },
): Promise<void> {
  const { tenantId } = office;
  const { courseId, subjectId, sectionId } = teaching;
  const institute =
    sectionId === null ? null : await selectSectionInstitute(tx, { tenantId, sectionId, courseId });
  const isKnown = await selectOffers(tx, { tenantId, courseId, subjectId });
  if (!isKnown || (sectionId !== null && institute === null) || !mayAssign(reach, institute))
    throw notFound();
  const saved = await assignTeaching(tx, {
    tenantId,
    staffId,
    courseId,
    subjectId,
    sectionId,
    fromDay: null,
  });
  if (saved.change === 'unchanged') return;
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: office.staffId },
    action: 'staff.teaching_given',
    subject: { kind: 'staff', id: staffId },
    details: { courseId, subjectId, sectionId },
  });
}

export async function addTeaching(
  tx: Tx,
  { office, staffId, teaching }: { office: Office; staffId: number; teaching: Teaching },
): Promise<void> {
  const { reach } = await requirePerson(tx, office, staffId);
  await assignFor(tx, { office, reach, staffId, teaching });
}

export async function endTeaching(
  tx: Tx,
  { office, staffId, teachingId }: { office: Office; staffId: number; teachingId: number },
): Promise<void> {
  const { person, reach } = await requirePerson(tx, office, staffId);
  const taught = person.teaching.find(({ id }) => id === teachingId);
  if (!taught || !mayAssign(reach, taught.instituteId)) throw notFound();
  if (!(await endAssignment(tx, { tenantId: office.tenantId, staffId, id: teachingId }))) return;
  const { courseId, subjectId, sectionId } = taught;
  await audit(tx, {
    tenantId: office.tenantId,
    actor: { kind: 'staff', id: office.staffId },
    action: 'staff.teaching_taken',
    subject: { kind: 'staff', id: staffId },
    details: { courseId, subjectId, sectionId },
  });
}
