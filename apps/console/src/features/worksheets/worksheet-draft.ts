import type { AudienceCourse } from '@shala/api-client/staff-audience.ts';
import type { StaffWorksheet, WorksheetInput } from '@shala/api-client/worksheets-staff.ts';
import { chooseSubject } from '#shared/audience/choose-subject.ts';
import { fromField, toField } from '#shared/forms/moments.ts';
import type { TextId } from '#shared/texts/texts.ts';

/** What stands in the form. */
export interface WorksheetDraft {
  readonly courseId: number;
  readonly subjectId: number;
  /** Null: nothing chosen. None: everybody who has the course. */
  readonly sectionIds: readonly number[] | null;
  readonly nameEn: string;
  readonly nameHi: string;
  readonly wordsEn: string;
  readonly wordsHi: string;
  readonly points: string;
  readonly due: string;
}

export type Problems = Partial<Record<keyof WorksheetDraft, TextId>>;

const week = 7 * 86_400_000;

export function emptyDraft(courses: readonly AudienceCourse[], now: Date): WorksheetDraft {
  const due = new Date(now.getTime() + week);
  due.setHours(23, 59, 0, 0);
  const [course] = courses;
  return {
    ...chooseSubject(course?.subjects[0]),
    courseId: course?.id ?? 0,
    nameEn: '',
    nameHi: '',
    wordsEn: '',
    wordsHi: '',
    points: '20',
    due: toField(due),
  };
}

export const draftOf = (worksheet: StaffWorksheet): WorksheetDraft => ({
  courseId: worksheet.courseId,
  subjectId: worksheet.subjectId,
  sectionIds: worksheet.sectionIds,
  nameEn: worksheet.name.en,
  nameHi: worksheet.name.hi ?? '',
  wordsEn: worksheet.instructions.en,
  wordsHi: worksheet.instructions.hi ?? '',
  points: String(worksheet.points),
  due: toField(new Date(worksheet.dueAt)),
});

/** What is to be sent, or what is wrong with it. */
export function readDraft(draft: WorksheetDraft): { input: WorksheetInput } | { problems: Problems } {
  const points = Number(draft.points);
  const due = fromField(draft.due);
  const { sectionIds } = draft;
  const problems: Problems = {
    ...(sectionIds === null && { sectionIds: 'audience.required' as const }),
    ...(draft.nameEn.trim() === '' && { nameEn: 'worksheets.nameRequired' as const }),
    ...(draft.wordsEn.trim() === '' && { wordsEn: 'worksheets.wordsRequired' as const }),
    ...((draft.points.trim() === '' || !Number.isInteger(points) || points < 0 || points > 1000) && {
      points: 'worksheets.pointsInvalid' as const,
    }),
    ...(due === null && { due: 'worksheets.dueRequired' as const }),
  };
  if (sectionIds === null || due === null || Object.keys(problems).length > 0) return { problems };
  const words = (en: string, hi: string) => ({ en: en.trim(), ...(hi.trim() && { hi: hi.trim() }) });
  return {
    input: {
      courseId: draft.courseId,
      subjectId: draft.subjectId,
      sectionIds,
      name: words(draft.nameEn, draft.nameHi),
      instructions: words(draft.wordsEn, draft.wordsHi),
      points,
      due,
    },
  };
}
