import type { ImportContext } from '../context.ts';
import { toMoment } from '../relative-time.ts';
import type { Place } from '../source.ts';

/** The moment that a text stands for, if it has passed. */
export function pastMoment(context: ImportContext, text: string, at: Place): Date | null {
  const moment = toMoment(text, context.clock);
  if (moment !== null && moment <= context.clock.now) return moment;
  context.problem(at, 'has not come yet');
  return null;
}
