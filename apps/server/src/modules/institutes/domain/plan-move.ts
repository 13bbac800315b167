interface Open {
  sectionId: number;
  fromDay: string;
  roll: number | null;
}

interface Wanted {
  sectionId: number;
  roll: number | null;
  /** Named by the office, or null to let the rules below decide. */
  fromDay: string | null;
  yearStart: string;
}

export type Move =
  | { kind: 'none' }
  | { kind: 'roll' }
  | { kind: 'open'; fromDay: string }
  /** The old membership keeps the days it lasted; one that would have lasted none goes away. */
  | { kind: 'move'; fromDay: string; old: 'end' | 'delete'; lastDay: string };

/** A newcomer is in the section from the first day of its year, and so is who moves up; others move today. */
export function planMove(open: Open | null, wanted: Wanted, today: string): Move {
  if (!open) return { kind: 'open', fromDay: wanted.fromDay ?? wanted.yearStart };
  if (open.sectionId === wanted.sectionId) {
    return open.roll === wanted.roll ? { kind: 'none' } : { kind: 'roll' };
  }
  const movesUp = wanted.yearStart > open.fromDay || wanted.yearStart > today;
  const fromDay = wanted.fromDay ?? (movesUp ? wanted.yearStart : today);
  const lastDay = dayBefore(fromDay);
  return { kind: 'move', fromDay, old: lastDay < open.fromDay ? 'delete' : 'end', lastDay };
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
