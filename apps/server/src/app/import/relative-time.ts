import { addDays } from '#platform/text/days.ts';
/** The moment of the import, as the one clock tells it. */
export interface Clock {
  now: Date;
  /** The day it is in India. */
  today: string;
}

const dayMs = 86_400_000;
const unitMs = { d: dayMs, h: 3_600_000, m: 60_000 } as const;
// India has one zone and no summer time.
const indiaOffset = '+05:30';

const relativeDay = /^([+-]\d{1,5})d$/;
const relativeMoment = /^([+-]\d{1,6})([dhm])$/;
const clockTime = /^([+-]\d{1,5})d ([01]\d|2[0-3]):([0-5]\d)$/;
const isoDay = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;
const isoMoment = /^(?:19|20|21)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

export function isDay(text: string): boolean {
  if (!isoDay.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `2026-04-01`, or days from today: `-3d`, `+0d`, `+200d`. */
export function toDay(text: string, clock: Pick<Clock, 'today'>): string | null {
  if (isDay(text)) return text;
  const days = relativeDay.exec(text)?.[1];
  return days === undefined ? null : addDays(clock.today, Number(days));
}

/**
 * A moment away from now (`-3d`, `+2h`, `-20m`), a time of day in India so many days away (`+1d 16:30`), a
 * whole day (`2026-04-01`, its beginning in India) or an exact moment with its zone.
 */
export function toMoment(text: string, clock: Clock): Date | null {
  const away = relativeMoment.exec(text);
  if (away) return new Date(clock.now.getTime() + Number(away[1]) * unitMs[away[2] as keyof typeof unitMs]);
  const timed = clockTime.exec(text);
  if (timed) return inIndia(addDays(clock.today, Number(timed[1])), `${timed[2]}:${timed[3]}`);
  if (isDay(text)) return inIndia(text, '00:00');
  if (!isoMoment.test(text)) return null;
  const exact = new Date(text);
  return Number.isNaN(exact.getTime()) ? null : exact;
}

const inIndia = (day: string, time: string): Date => new Date(`${day}T${time}:00${indiaOffset}`);
