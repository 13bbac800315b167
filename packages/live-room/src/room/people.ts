import type { Person } from '@shala/meeting-protocol/news.ts';
import type { MeetingView } from '../meeting.ts';

/** A person keeps their colour: by the number in the uid. */
export const colourIdOf = (uid: string): number => Number(uid.split('-')[1] ?? 0);

/** Who has the stage: a host who shows a screen, else the host who speaks, else the first with a camera. */
export function stageOf(view: MeetingView): Person | null {
  const everybody = view.me ? [view.me, ...view.others] : view.others;
  const hosts = everybody.filter(({ role }) => role === 'host');
  // A host looks at a colleague rather than at himself.
  const others = hosts.filter(({ uid }) => uid !== view.me?.uid);
  return (
    hosts.find(({ screen }) => screen) ??
    others.find(({ uid }) => view.speaking.includes(uid)) ??
    others.find(({ video }) => video) ??
    others[0] ??
    hosts[0] ??
    null
  );
}

const mostTiles = 5;

/** The small tiles: myself, the last speakers, then hands and whoever is there, so that a class looks like one. */
export function tilesOf(view: MeetingView, stage: Person | null): { shown: Person[]; more: number } {
  const others = view.others.filter(({ uid }) => uid !== stage?.uid);
  const wanted = view.tiles.flatMap((uid) => others.filter((person) => person.uid === uid));
  const hands = others.filter(({ handAt }) => handAt !== null);
  const me = view.me && view.me.uid !== stage?.uid ? [view.me] : [];
  const all = [...new Set([...me, ...wanted, ...hands, ...others])];
  const shown = all.slice(0, mostTiles);
  return { shown, more: all.length - shown.length };
}

/** For the list: myself first; then for hosts the raised hands by their time; then hosts, then as they came. */
export function listOf(view: MeetingView, isHost: boolean): Person[] {
  const me = view.me ? [view.me] : [];
  if (!isHost) return [...me, ...view.others];
  const hands = view.others
    .filter(({ handAt }) => handAt !== null)
    .sort((one, other) => (one.handAt ?? '').localeCompare(other.handAt ?? ''));
  return [...new Set([...me, ...hands, ...view.others])];
}
