/** Rooms open so long before the hour, and the audience is told then. */
export const earlyMs = 10 * 60_000;
/** As the table has it, too: nobody teaches longer, and a wrong day is noticed. */
export const longestMs = 12 * 3_600_000;

export interface ClassTimes {
  startsAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  cancelledAt: Date | null;
}

export type ClassState = 'scheduled' | 'open' | 'ended' | 'cancelled';

export const joinOpensAt = ({ startsAt }: Pick<ClassTimes, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - earlyMs);

/** The end itself is over: whoever comes then comes too late. */
export function stateOf(times: ClassTimes, now: Date): ClassState {
  if (times.cancelledAt !== null) return 'cancelled';
  if (times.endedAt !== null || now >= times.endsAt) return 'ended';
  return now >= joinOpensAt(times) ? 'open' : 'scheduled';
}

export const minutesOf = ({ startsAt, endsAt }: Pick<ClassTimes, 'startsAt' | 'endsAt'>): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
