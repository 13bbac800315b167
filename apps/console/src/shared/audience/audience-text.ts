import type { Translate } from '@shala/app-kit/texts.ts';
import type { TextId } from '#shared/texts/texts.ts';

/** 'Class 8 · 8-A, 8-B', or the course and that it is for all of it. */
export const audienceText = (
  { courseName, sectionNames }: { courseName: string; sectionNames: readonly string[] },
  t: Translate<TextId>,
): string => `${courseName} · ${sectionNames.length > 0 ? sectionNames.join(', ') : t('audience.whole')}`;
