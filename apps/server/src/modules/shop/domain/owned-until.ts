interface Line {
  courseId: number;
  coversAll: boolean;
  subjects: readonly { id: number }[];
}

interface Holding {
  courseId: number;
  /** Null: all subjects. */
  subjectId: number | null;
  toDay: string;
}

/** The last day on which everything of a product is open; null: some of it is not the student's. */
export function ownedUntil(lines: readonly Line[], holdings: readonly Holding[]): string | null {
  return earliest(lines.map((line) => lineUntil(line, holdings)));
}

function lineUntil({ courseId, coversAll, subjects }: Line, holdings: readonly Holding[]): string | null {
  const ofCourse = holdings.filter((holding) => holding.courseId === courseId);
  const wide = ofCourse.filter(({ subjectId }) => subjectId === null);
  if (coversAll) return latest(wide);
  return earliest(
    subjects.map(({ id }) => latest([...wide, ...ofCourse.filter(({ subjectId }) => subjectId === id)])),
  );
}

const latest = (holdings: readonly Holding[]): string | null =>
  holdings
    .map(({ toDay }) => toDay)
    .toSorted()
    .at(-1) ?? null;

const earliest = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : (days.toSorted()[0] ?? null);
