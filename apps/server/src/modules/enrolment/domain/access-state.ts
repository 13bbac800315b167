export interface Grant {
  subjectId: number | null;
  source: 'trial' | 'order_line' | 'institution' | 'admin';
  fromDay: string;
  toDay: string;
  revoked: boolean;
}

export interface AccessState {
  isTrial: boolean;
  isExpired: boolean;
  /** Locked: nothing but lists and results may be opened. */
  isLocked: boolean;
  /** The last day on which anything of the course is open; null when it never was, or left with the school. */
  endDay: string | null;
}

/** The day, and whether the student belongs to a school on it. */
export interface Day {
  today: string;
  isMember: boolean;
}

/**
 * What the grants of one course add up to on a day. The end day itself still counts. A trial is over as soon
 * as something better was given: the better one decides, even after it has ended. What a school gave has ended
 * when the student has left it, whatever its own day says.
 */
export function accessState(grants: readonly Grant[], { today, isMember }: Day): AccessState {
  const valid = grants.filter((grant) => !grant.revoked && grant.fromDay <= today);
  const better = valid.filter((grant) => grant.source !== 'trial');
  const deciding = better.length > 0 ? better : valid;
  const lasting = deciding.filter((grant) => grant.source !== 'institution' || isMember);
  const endDay = lasting.reduce<string | null>(
    (latest, { toDay }) => (latest === null || toDay > latest ? toDay : latest),
    null,
  );
  const isExpired = endDay === null || endDay < today;
  return { isTrial: better.length === 0 && valid.length > 0, isExpired, isLocked: isExpired, endDay };
}
