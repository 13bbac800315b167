import type { Person } from '@shala/meeting-protocol/news.ts';

const mostTiles = 6;

/**
 * Whom the small tiles show: students who spoke last, then those with a camera on; never everybody, and no host, who
 * has the stage. Whoever stays keeps the place: faces that jump about cannot be followed.
 */
export function chooseTiles(
  others: readonly Person[],
  lastSpeakers: readonly string[],
  before: readonly string[],
): readonly string[] {
  const students = others.filter((person) => person.role === 'student');
  const present = new Set(students.map((person) => person.uid));
  const wanted = new Set([
    ...lastSpeakers.filter((uid) => present.has(uid)),
    ...students.filter((person) => person.video).map((person) => person.uid),
  ]);
  const chosen = new Set([...wanted].slice(0, mostTiles));
  const kept = before.map((uid) => (chosen.has(uid) ? uid : null));
  const added = [...chosen].filter((uid) => !before.includes(uid));
  return [...kept.map((uid) => uid ?? added.shift()), ...added].filter((uid) => uid !== undefined);
}

const mostRemembered = 12;

/** Who has spoken, the latest first. */
export function rememberSpeakers(before: readonly string[], speaking: readonly string[]): readonly string[] {
  return [...speaking, ...before.filter((uid) => !speaking.includes(uid))].slice(0, mostRemembered);
}
