/** Seconds between two messages to one number; asking again earlier answers success and sends nothing. */
export const coolDownSeconds = 30;
const perQuarterHour = 3;
const perDay = 6;

export interface SendCounts {
  /** Seconds since the last message was asked for, null when there was none. */
  sinceLast: number | null;
  /** Messages that no right code followed. */
  quarterHour: number;
  day: number;
  /** Seconds until the oldest of the day's messages no longer counts. */
  untilFree: number;
}

export type Allowance = { may: 'send' } | { may: 'wait'; seconds: number } | { may: 'not'; seconds: number };

/** A number gets a message, is told to wait a moment, or has had its share. */
export function otpAllowance({ sinceLast, quarterHour, day, untilFree }: SendCounts): Allowance {
  if (sinceLast !== null && sinceLast < coolDownSeconds) {
    return { may: 'wait', seconds: Math.ceil(coolDownSeconds - sinceLast) };
  }
  if (quarterHour >= perQuarterHour || day >= perDay)
    return { may: 'not', seconds: Math.max(1, Math.ceil(untilFree)) };
  return { may: 'send' };
}
