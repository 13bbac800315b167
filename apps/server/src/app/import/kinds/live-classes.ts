import * as z from 'zod';
import { findStaffByRef, findStudentByRef } from '#modules/accounts/index.ts';
import { findChapterBySlug, findCourse, findSubject } from '#modules/catalogue/index.ts';
import { saveAttendance, saveLiveClass } from '#modules/live-classes/index.ts';
import type { ImportContext } from '../context.ts';
import { localText, mixedSlug, moment, record, reference, slug } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { toMoment } from '../relative-time.ts';
import { inside, type Place } from '../source.ts';
import { findSectionIds } from './find-section.ts';
import { findTenantId } from './find-tenant-id.ts';

const minute = z.int().min(0).max(720);

const schema = record({
  id: reference,
  tenant: z.string(),
  /** Whoever set it up stands first. */
  tutors: z.array(z.string()).min(1),
  course: z.string(),
  subject: z.string(),
  chapter: slug.optional(),
  institute: z.string().optional(),
  sections: z.array(mixedSlug).default([]),
  title: localText,
  starts: moment,
  minutes: z.int().min(1).max(720),
  /** Of another provider's meeting; without one it is held in a room of ours. */
  link: z.string().optional(),
  /** Minutes of the class. */
  attended: z.array(record({ student: z.string(), from: minute, to: minute })).default([]),
}).refine((value) => value.sections.length === 0 || value.institute !== undefined, {
  path: ['institute'],
  error: 'is missing: sections belong to an institute',
});
type GivenClass = z.infer<typeof schema>;

const minutesMs = (minutes: number) => minutes * 60_000;

export const liveClasses: Kind<GivenClass> = {
  list: 'live_classes',
  schema,
  async save(context, given, at) {
    context.claim('live class', `${given.tenant}/${given.id}`, at);
    const tenantId = await findTenantId(context, given.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const place = await findPlaces(context, tenantId, given, at);
    const startsAt = toMoment(given.starts, context.clock);
    if (place === null || startsAt === null) return;
    const saved = await saveLiveClass(context.tx, {
      tenantId,
      ...place,
      importRef: given.id,
      title: given.title,
      externalUrl: given.link ?? null,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutesMs(given.minutes)),
      remindedAt: startsAt <= context.clock.now ? startsAt : null,
    });
    context.count('live classes', saved.change);
    const where = { tenantId, liveClassId: saved.id, startsAt };
    await saveAttended(context, where, given.attended, inside(at, 'attended'));
  },
};

async function findPlaces(context: ImportContext, tenantId: number, given: GivenClass, at: Place) {
  const { tx } = context;
  const tutorIds: number[] = [];
  for (const [index, tutor] of given.tutors.entries()) {
    const staffId = await context.find('member of staff', tutor, inside(at, 'tutors', index), () =>
      findStaffByRef(tx, tenantId, tutor),
    );
    if (staffId !== null) tutorIds.push(staffId);
  }
  const courseId = await context.find('course', given.course, inside(at, 'course'), () =>
    findCourse(tx, tenantId, given.course),
  );
  if (courseId === null) return null;
  const subjectId = await context.find('subject', given.subject, inside(at, 'subject'), () =>
    findSubject(tx, courseId, given.subject),
  );
  if (subjectId === null) return null;
  const { chapter } = given;
  const chapterId =
    chapter === undefined
      ? null
      : await context.find('chapter', chapter, inside(at, 'chapter'), () =>
          findChapterBySlug(tx, subjectId, chapter),
        );
  const sectionIds = await findSectionIds(context, tenantId, given, at);
  const [staffId] = tutorIds;
  const isWhole = tutorIds.length === given.tutors.length && sectionIds.length === given.sections.length;
  if (staffId === undefined || !isWhole) return null;
  return { staffId, tutorIds, courseId, subjectId, chapterId, sectionIds };
}

/** Nobody has been in a class that is still to come. */
async function saveAttended(
  context: ImportContext,
  { tenantId, liveClassId, startsAt }: { tenantId: number; liveClassId: number; startsAt: Date },
  attended: GivenClass['attended'],
  at: Place,
): Promise<void> {
  for (const [index, { student, from, to }] of attended.entries()) {
    const studentId = await context.find('student', student, inside(at, index, 'student'), () =>
      findStudentByRef(context.tx, tenantId, student),
    );
    const joinedAt = new Date(startsAt.getTime() + minutesMs(from));
    const leftAt = new Date(startsAt.getTime() + minutesMs(to));
    if (leftAt > context.clock.now || leftAt < joinedAt) {
      context.problem(inside(at, index, 'to'), 'has not come yet, or lies before the beginning');
    } else if (studentId !== null) {
      await saveAttendance(context.tx, { tenantId, liveClassId, studentId, joinedAt, leftAt });
    }
  }
}
