import type { Day, Grant } from './access-state.ts';

interface Extension extends Day {
  grants: readonly Grant[];
  /** Null: the whole course. */
  subjectId: number | null;
  days: number;
}

/**
 * The last day of something bought: the days are added to what is there already, so that nobody loses by buying
 * early. A trial is not added to, and what a school gave counts while the student belongs to it. What the whole
 * course is open for counts for each subject of it, not the other way round.
 */
export function extendedEnd({ grants, subjectId, today, isMember, days }: Extension): string {
  const owned = grants.filter(
    (grant) =>
      !grant.revoked &&
      grant.source !== 'trial' &&
      (grant.source !== 'institution' || isMember) &&
      (grant.subjectId === null || grant.subjectId === subjectId),
  );
  const from = [today, ...owned.map(({ toDay }) => toDay)].sort().at(-1);
  const end = new Date(`${from}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + days);
  return end.toISOString().slice(0, 10);
}
