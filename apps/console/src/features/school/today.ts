import { indianDay } from '@shala/app-kit/date-words.ts';

/** The day in India, as the server counts days. */
export const today = (now: Date = new Date()): string => indianDay(now);
