import type { Seat } from './seat.ts';

/** What the host has decided about one student. Of hosts nothing is kept: they may. */
export interface Grants {
  speak: boolean;
  show: boolean;
}

interface Mode {
  isHostOnly: boolean;
}

type Who = Pick<Seat, 'role'>;

export const maySpeak = ({ role }: Who, { speak }: Grants, { isHostOnly }: Mode): boolean =>
  role === 'host' || !isHostOnly || speak;

export const mayShow = ({ role }: Who, { show }: Grants, { isHostOnly }: Mode): boolean =>
  role === 'host' || !isHostOnly || show;

/** A connection that sends may carry sound, pictures or both: one right is enough to open it. */
export function mayPublish(who: Who, grants: Grants, mode: Mode, what: 'camera' | 'screen'): boolean {
  if (what === 'screen') return who.role === 'host';
  return maySpeak(who, grants, mode) || mayShow(who, grants, mode);
}

export const maySend = (who: Who, grants: Grants, mode: Mode, kind: 'audio' | 'video'): boolean =>
  kind === 'audio' ? maySpeak(who, grants, mode) : mayShow(who, grants, mode);

export const mayWrite = ({ role }: Who, { isChatOpen }: { isChatOpen: boolean }): boolean =>
  role === 'host' || isChatOpen;

/** A colleague teaches this class by the timetable; it is not for the room to send them out. */
export const mayBeSentOut = ({ role }: Who): boolean => role === 'student';
