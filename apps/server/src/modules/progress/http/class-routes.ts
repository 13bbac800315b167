import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import * as wire from '@shala/wire/school-progress.ts';
import { csvOf } from '#platform/csv.ts';
import { RawAnswer, type Route, read } from '#platform/http/route.ts';
import { getSectionProgress, getStudentProgress } from '../class-progress.ts';
import type { ProgressDeps } from '../deps.ts';
import type { Figures } from '../figures.ts';

const staff = { policy: 'staff' } as const;
const nameOf = (name: unknown, locale: 'en' | 'hi') => inLocale(localTextSchema.parse(name), locale);

const presentFigures = ({ score, accuracy, completion, minutes, runs }: Figures): wire.WireClassFigures => ({
  score,
  accuracy,
  completion: completion.cumulative,
  minutes,
  attempt_count: runs,
});

const heads = {
  en: ['Roll', 'Name', 'Completed %', 'Score %', 'Accuracy %', 'Minutes', 'Attempts'],
  hi: ['रोल', 'नाम', 'पूरा %', 'स्कोर %', 'सटीकता %', 'मिनट', 'प्रयास'],
};

/** A class and its students as their own screens show them, for those who teach or run it. */
export function classRoutes(deps: ProgressDeps): Route[] {
  return [
    read(wire.getSectionProgress, staff, async ({ actor, params, locale }) => {
      const { sectionId } = params;
      const { section, students } = await getSectionProgress(deps, { desk: actor, sectionId, locale });
      return {
        section: {
          id: section.id,
          name: nameOf(section.name, locale),
          course_name: nameOf(section.course_name, locale),
        },
        students: students.map(({ id, name, roll, figures }) => ({
          id,
          name,
          roll,
          figures: presentFigures(figures),
        })),
      };
    }),
    read(wire.exportSectionProgress, staff, async ({ actor, params, locale }) => {
      const { sectionId } = params;
      const { students } = await getSectionProgress(deps, { desk: actor, sectionId, locale });
      const rows = students.map(({ name, roll, figures }) => {
        const { completion, score, accuracy, minutes, attempt_count } = presentFigures(figures);
        return [roll ?? '', name, completion, score, accuracy, minutes, attempt_count];
      });
      return new RawAnswer('text/csv; charset=utf-8', csvOf([heads[locale], ...rows]), 'progress.csv');
    }),
    read(wire.getStudentProgress, staff, async ({ actor, params, locale }) => {
      const { studentId } = params;
      const found = await getStudentProgress(deps, { desk: actor, studentId, locale });
      return {
        figures: found && presentFigures(found.figures),
        subjects: (found?.subjects ?? []).map(({ subject, figures }) => ({
          id: subject.id,
          name: subject.name,
          color_code: subject.colourCode,
          figures: presentFigures(figures),
        })),
      };
    }),
  ];
}
