import type { LiveClass } from '@shala/api-client/live-classes.ts';
import type { WorksheetCard } from '@shala/api-client/worksheets.ts';

/** Something with a day: a class to come to, or work to hand in. */
export interface Coming {
  readonly kind: 'live_class' | 'worksheet';
  readonly id: number;
  readonly title: string;
  /** The class begins, the work is due. */
  readonly at: string;
  readonly subjectName: string;
  readonly subjectColourCode: string | null;
  readonly courseName: string;
}

/** What is nearest first. Work that is handed in or too late to hand in is no longer to come. */
export function comingUp(classes: readonly LiveClass[], worksheets: readonly WorksheetCard[]): Coming[] {
  const toCome: Coming[] = [
    ...classes.map((one) => ({ ...factsOf(one), kind: 'live_class' as const, at: one.startsAt })),
    ...worksheets
      .filter(({ canSubmit }) => canSubmit)
      .map((one) => ({ ...factsOf({ ...one, title: one.name }), kind: 'worksheet' as const, at: one.dueAt })),
  ];
  return toCome.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

type Facts = Pick<Coming, 'id' | 'title' | 'subjectName' | 'subjectColourCode' | 'courseName'>;

const factsOf = ({ id, title, subjectName, subjectColourCode, courseName }: Facts): Facts => ({
  id,
  title,
  subjectName,
  subjectColourCode,
  courseName,
});
