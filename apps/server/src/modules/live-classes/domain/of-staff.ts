import type { LiveClass } from './live-class.ts';

/** What somebody runs, besides what they teach. */
export interface Office {
  isTenantAdmin: boolean;
  instituteIds: readonly number[];
}

/**
 * Whose class it is to host, to change and to look at: of whoever set it up, of its tutors, and of the office of a
 * school that it is for.
 */
export const isTheirs = (
  { isTenantAdmin, instituteIds }: Office,
  staffId: number,
  { staffId: setUpBy, tutors, sections }: Pick<LiveClass, 'staffId' | 'tutors' | 'sections'>,
): boolean => isTenantAdmin || teaches(staffId, { staffId: setUpBy, tutors }) || runs(instituteIds, sections);

/** Hosts see everybody whom a class is for; an office sees its own school's students only. */
export const teaches = (
  staffId: number,
  { staffId: setUpBy, tutors }: Pick<LiveClass, 'staffId' | 'tutors'>,
): boolean => setUpBy === staffId || tutors.some(({ id }) => id === staffId);

export const runs = (
  instituteIds: readonly number[],
  sections: readonly { instituteId: number }[],
): boolean => sections.some(({ instituteId }) => instituteIds.includes(instituteId));
