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
  /** The last day on which anything of the course is open; null when it never was. */
  endDay: string | null;
}

/**
 * What the grants of one course add up to on a day. The end day itself still counts. A trial is over as soon
 * as something better was given: the better one decides, even after it has ended.
 */
export function accessState(grants: readonly Grant[], today: string): AccessState {
  const valid = grants.filter((grant) => !grant.revoked && grant.fromDay <= today);
  const better = valid.filter((grant) => grant.source !== 'trial');
  const deciding = better.length > 0 ? better : valid;
  const endDay = deciding.reduce<string | null>(
    (latest, { toDay }) => (latest === null || toDay > latest ? toDay : latest),
    null,
  );
  const isExpired = endDay === null || endDay < today;
  return { isTrial: better.length === 0 && valid.length > 0, isExpired, isLocked: isExpired, endDay };
}
