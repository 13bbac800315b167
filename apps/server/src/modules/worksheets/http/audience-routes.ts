import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import { staffAudience, type WireAudienceCourse } from '@shala/wire/staff-audience.ts';
import { type Route, read } from '#platform/http/route.ts';
import type { WorksheetDeps } from '../deps.ts';
import { type AudienceCourse, listAudience } from '../list-audience.ts';
import { colourCode } from './present-given.ts';

export const audienceRoutes = ({ db }: Pick<WorksheetDeps, 'db'>): Route[] => [
  read(staffAudience, { policy: 'staff' }, async ({ actor, locale }) => ({
    courses: (await listAudience(db, actor)).map((course) => presentCourse(course, locale)),
  })),
];

function presentCourse(course: AudienceCourse, locale: Locale): WireAudienceCourse {
  const say = (text: unknown): string => inLocale(localTextSchema.parse(text), locale);
  return {
    id: course.id,
    name: say(course.name),
    is_whole: course.isWhole,
    sections: course.sections.map(({ id, name, instituteName }) => ({
      id,
      name: say(name),
      institute_name: say(instituteName),
    })),
    subjects: course.subjects.map((subject) => ({
      id: subject.id,
      name: say(subject.name),
      color_code: colourCode(subject),
      is_whole: subject.isWhole,
      section_ids: subject.sectionIds,
    })),
  };
}
