import type { Taught } from '@shala/api-client/staff-people.ts';
import type { t as translate } from '#shared/texts/texts.ts';

/** 'Mathematics · Class 8 · 8-A' */
export const taughtText = ({ course, subject, section }: Taught, t: typeof translate): string =>
  [subject?.name ?? t('people.allSubjects'), course.name, section?.name ?? t('people.allSections')].join(
    ' · ',
  );
