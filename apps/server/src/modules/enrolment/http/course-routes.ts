import { inLocale } from '@shala/brand/brand.ts';
import {
  createStudentCourse,
  listStudentCourses,
  productDetails,
  schoolPlace,
  updateStudentCourse,
} from '@shala/wire/courses.ts';
import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { InstitutesModule } from '#modules/institutes/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Database, Queryable } from '#platform/db/database.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage.ts';
import { addTrialCourse } from '../add-trial-course.ts';
import { listCourses } from '../list-courses.ts';
import { selectCourse } from '../select-course.ts';
import { presentCourse } from './present-course.ts';

interface BrandFlags {
  trialDays: number;
  enabledUsages: readonly ('school' | 'exam' | 'both')[];
}

/** A brand that is for school subjects only has no exams to add, and the reverse. */
const isOffered = (kind: 'class_room' | 'exam', usages: BrandFlags['enabledUsages']) =>
  usages.includes('both') || usages.includes(kind === 'exam' ? 'exam' : 'school');

export interface EnrolmentHttpDeps {
  db: Database;
  storage: Pick<Storage, 'signedUrl'>;
  catalogue: Pick<CatalogueModule, 'findCourses'>;
  institutes: Pick<InstitutesModule, 'findMembership'>;
  flagsOf(tenantId: number, brandId: number): Promise<BrandFlags | null>;
}

interface Whose {
  tenantId: number;
  studentId: number;
  locale: 'en' | 'hi';
}

export function enrolmentRoutes(deps: EnrolmentHttpDeps): Route[] {
  const one = async (db: Queryable, whose: Whose, enrolmentId: number) => {
    const courses = await listCourses(db, deps, whose);
    const course = courses.find((candidate) => candidate.enrolmentId === enrolmentId);
    if (!course) throw notFound();
    return { student_course: await presentCourse(deps.storage, course) };
  };

  return [
    read(listStudentCourses, { policy: 'student' }, async ({ actor: { tenantId, studentId }, locale }) => {
      const courses = await listCourses(deps.db, deps, { tenantId, studentId, locale });
      return {
        student_courses: await Promise.all(courses.map((course) => presentCourse(deps.storage, course))),
      };
    }),
    write(
      createStudentCourse,
      { policy: 'student' },
      async ({ actor: { tenantId, studentId }, body, place, locale }, tx) => {
        const { course_id: courseId, course_type: type } = body.student_course;
        const kind = type === 'Exam' ? 'exam' : 'class_room';
        const flags = await deps.flagsOf(tenantId, place.brandId);
        if (!flags || !isOffered(kind, flags.enabledUsages)) throw new AppError('usage_disabled');
        const { trialDays } = flags;
        const enrolmentId = await addTrialCourse(tx, deps, {
          tenantId,
          studentId,
          courseId,
          kind,
          trialDays,
        });
        return one(tx, { tenantId, studentId, locale }, enrolmentId);
      },
    ),
    write(
      updateStudentCourse,
      { policy: 'student' },
      async ({ actor: { tenantId, studentId }, params, body, locale }, tx) => {
        const enrolmentId = params.courseId;
        await selectCourse(tx, { studentId, enrolmentId, isActive: body.student_course.is_active });
        return one(tx, { tenantId, studentId, locale }, enrolmentId);
      },
    ),
    read(productDetails, { policy: 'student' }, async ({ actor: { tenantId, studentId }, locale }) => {
      const courses = await listCourses(deps.db, deps, { tenantId, studentId, locale });
      const membership = await deps.institutes.findMembership(deps.db, { studentId });
      return courses.map((course) => ({
        id: course.course.id,
        istrial: course.isTrial,
        enddate: course.endDay,
        studenttype: membership ? ('institution' as const) : ('retail' as const),
        instituteId: membership?.instituteId ?? null,
      }));
    }),
    read(schoolPlace, { policy: 'student' }, async ({ actor: { studentId }, locale }) => {
      const place = await deps.institutes.findMembership(deps.db, { studentId });
      return {
        school_place: place && {
          institute_name: inLocale(place.instituteName, locale),
          section_name: inLocale(place.sectionName, locale),
          roll: place.roll,
        },
      };
    }),
  ];
}
