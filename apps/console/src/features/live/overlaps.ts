import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';

export interface Overlap {
  readonly tutorName: string;
  readonly liveClass: StaffLiveClass;
}

interface Planned {
  /** The class that is being changed; null: a new one. */
  readonly id: number | null;
  readonly tutorIds: readonly number[];
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Who of those who would teach has another class at that time. */
export function findOverlaps(planned: Planned, classes: readonly StaffLiveClass[]): readonly Overlap[] {
  return classes
    .filter(({ id, state }) => id !== planned.id && (state === 'scheduled' || state === 'open'))
    .filter(
      ({ startsAt, endsAt }) =>
        Date.parse(startsAt) < Date.parse(planned.endsAt) &&
        Date.parse(planned.startsAt) < Date.parse(endsAt),
    )
    .flatMap((liveClass) =>
      liveClass.tutors
        .filter(({ id }) => planned.tutorIds.includes(id))
        .map(({ fullName }) => ({ tutorName: fullName, liveClass })),
    );
}
