const classes = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'] as const;

export type SubjectColour = (typeof classes)[number];

/** The class of a subject's colour: the chosen one, or one that the id always leads to. */
export function subjectColour(colour: number | null | undefined, id: number): SubjectColour {
  const chosen = colour ? classes[colour - 1] : undefined;
  return chosen ?? classes[((Math.trunc(id) % 7) + 7) % 7] ?? 's1';
}
