/** Whose the things are that a call names, seen from the family that calls. */
export const places = ['own', "other family's", "other brand's", "other tenant's", 'unknown'] as const;
export type Place = (typeof places)[number];
