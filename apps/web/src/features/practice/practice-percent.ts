import type { Subject } from '@shala/api-client/courses.ts';

/** What was practised counts; where there is nothing of it yet, what was learnt. */
export const practicePercent = ({
  exercisePercent,
  contentPercent,
}: Pick<Subject, 'exercisePercent' | 'contentPercent'>): number => exercisePercent || contentPercent || 0;
