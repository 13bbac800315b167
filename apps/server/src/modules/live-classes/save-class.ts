import type { LocalText } from '@shala/brand/brand.ts';
import { findReach, findSections, mayAddress } from '#modules/worksheets/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import {
  type ClassFields,
  insertClass,
  replaceSections,
  replaceTutors,
  updateClass,
  updateEnd,
} from './class-write-store.ts';
import type { LiveClassesDeps, Staff } from './deps.ts';
import { longestMs } from './domain/class-times.ts';
import { allowedLink } from './domain/external-link.ts';
import type { LiveClass } from './domain/live-class.ts';
import { requireForStaff } from './require-class.ts';
import { selectTutors } from './staff-class-store.ts';

export interface ClassInput {
  courseId: number;
  subjectId: number;
  chapterId: number | null;
  sectionIds: readonly number[];
  /** Besides whoever sets it up. */
  tutorIds: readonly number[];
  title: LocalText;
  provider: 'rtc' | 'external';
  externalUrl: string | null;
  startsAt: Date;
  endsAt: Date;
}

type Deps = Pick<LiveClassesDeps, 'catalogue' | 'media'>;

/** A click on "now" arrives a moment later, from a clock that may be slow. */
const lateMs = 5 * 60_000;

export async function createClass(
  tx: Tx,
  deps: Deps,
  { staff, input }: { staff: Staff; input: ClassInput },
): Promise<number> {
  const fields = await requireFields(tx, deps, input);
  if (input.startsAt.getTime() < (await readNow(tx)).getTime() - lateMs)
    throw new AppError('live_class_in_past');
  const tutorIds = await requireAudience(tx, deps, { staff, input, setUpBy: staff.staffId });
  const liveClassId = await insertClass(tx, staff, fields);
  const key = { tenantId: staff.tenantId, liveClassId };
  await replaceSections(tx, key, input.sectionIds);
  await replaceTutors(tx, key, tutorIds);
  await note(tx, staff, { liveClassId, action: 'live_class.created', fields });
  return liveClassId;
}

/** Before it begins everything may change; while it runs only its end; afterwards nothing. */
export async function changeClass(
  tx: Tx,
  deps: Deps,
  { staff, liveClassId, input }: { staff: Staff; liveClassId: number; input: ClassInput },
): Promise<void> {
  const before = await requireForStaff(tx, { staff, liveClassId }, 'locked');
  const now = await readNow(tx);
  if (before.cancelledAt !== null || before.endedAt !== null || now >= before.endsAt)
    throw new AppError('live_class_over');
  const fields = await requireFields(tx, deps, input, before);
  const key = { tenantId: staff.tenantId, liveClassId };
  if (now >= before.startsAt) {
    if (!isSame(before, input, staff)) throw new AppError('live_class_running');
    if (input.endsAt <= now) throw new AppError('live_class_in_past');
    await updateEnd(tx, key, input.endsAt);
  } else {
    if (input.startsAt.getTime() < now.getTime() - lateMs) throw new AppError('live_class_in_past');
    const tutorIds = await requireAudience(tx, deps, { staff, input, setUpBy: before.staffId, before });
    await updateClass(tx, key, fields);
    await replaceSections(tx, key, input.sectionIds);
    await replaceTutors(tx, key, tutorIds);
  }
  await note(tx, staff, { liveClassId, action: 'live_class.changed', fields });
}

/** What can be judged by looking at it alone. A link that was good stays good. */
async function requireFields(
  tx: Tx,
  { catalogue, media }: Deps,
  input: ClassInput,
  before: LiveClass | null = null,
): Promise<ClassFields> {
  const { courseId, subjectId, chapterId, title, provider, startsAt, endsAt } = input;
  const lastsMs = endsAt.getTime() - startsAt.getTime();
  if (!(lastsMs > 0 && lastsMs <= longestMs)) throw new AppError('live_class_times_invalid');
  const isNewRoom = provider === 'rtc' && before?.provider !== 'rtc';
  if (isNewRoom && media.names.length === 0) throw new AppError('live_class_unavailable');
  const externalUrl = provider === 'external' ? allowedLink(input.externalUrl ?? '') : null;
  if (provider === 'external' && externalUrl === null) throw new AppError('live_class_link_invalid');
  if (chapterId !== null) {
    const chapter = await catalogue.findChapter(tx, { courseId, chapterId, locale: 'en' });
    if (chapter?.subject.id !== subjectId) throw notFound();
  }
  return { courseId, subjectId, chapterId, title, provider, externalUrl, startsAt, endsAt };
}

interface Addressed {
  staff: Staff;
  input: ClassInput;
  setUpBy: number;
  before?: LiveClass;
}

/** Course, subject and sections exist and are this person's to teach. Tells who will teach the class. */
async function requireAudience(
  tx: Tx,
  { catalogue }: Deps,
  { staff, input, setUpBy, before }: Addressed,
): Promise<number[]> {
  const { tenantId } = staff;
  const { courseId, subjectId, sectionIds } = input;
  const [course] = await catalogue.findCourses(tx, { tenantId, courseIds: [courseId], locale: 'en' });
  const subject = await catalogue.findSubjectHead(tx, { courseId, subjectId, locale: 'en' });
  const sections = await findSections(tx, { tenantId, courseId }, sectionIds);
  if (!course || !subject || sections.length < sectionIds.length) throw notFound();
  if (!mayAddress(await findReach(tx, staff), input, sections)) throw notFound();
  const taughtBy = (before?.tutors ?? []).map(({ id }) => id);
  // A form names the others: who saves it does not leave the class by that.
  const tutorIds = [...input.tutorIds, ...taughtBy.filter((id) => id === staff.staffId)];
  const teaching = (await selectTutors(tx, { tenantId, courseId, subjectId })).map(({ id }) => id);
  const known = [setUpBy, ...taughtBy, ...teaching];
  if (tutorIds.some((id) => !known.includes(id))) throw notFound();
  // An office that sets a class up for somebody else does not teach it.
  const isTeaching = teaching.includes(setUpBy) || tutorIds.length === 0;
  return [...new Set([...tutorIds, ...(isTeaching ? [setUpBy] : [])])];
}

/** Everything but the end. */
function isSame(before: LiveClass, input: ClassInput, { staffId }: Staff): boolean {
  const isSameSet = (ids: readonly number[], others: readonly number[]) =>
    ids.length === others.length && ids.every((id) => others.includes(id));
  const tutorIds = before.tutors.map(({ id }) => id);
  return (
    before.courseId === input.courseId &&
    before.subjectId === input.subjectId &&
    before.chapterId === input.chapterId &&
    before.provider === input.provider &&
    before.externalUrl === input.externalUrl &&
    before.title.en === input.title.en &&
    before.title.hi === input.title.hi &&
    before.startsAt.getTime() === input.startsAt.getTime() &&
    isSameSet(
      before.sections.map(({ id }) => id),
      input.sectionIds,
    ) &&
    // A form sends the others; whoever set it up or saves it may be among them or not.
    input.tutorIds.every((id) => tutorIds.includes(id)) &&
    tutorIds.every((id) => id === before.staffId || id === staffId || input.tutorIds.includes(id))
  );
}

const note = (
  tx: Tx,
  { tenantId, staffId }: Staff,
  { liveClassId, action, fields }: { liveClassId: number; action: string; fields: ClassFields },
): Promise<void> =>
  audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action,
    subject: { kind: 'live_class', id: liveClassId },
    details: { starts_at: fields.startsAt.toISOString(), ends_at: fields.endsAt.toISOString() },
  });
