/** What a student uses the platform for. Their place in this list is the number the wire knows them by. */
export const usages = ['school', 'exam', 'both'] as const;
export type Usage = (typeof usages)[number];
