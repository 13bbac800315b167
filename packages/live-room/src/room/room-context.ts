import type { Person } from '@shala/meeting-protocol/news.ts';
import { createContext, use } from 'react';
import type { Meeting, MeetingView } from '../meeting.ts';
import type { RoomInfo } from '../room-info.ts';

export type Panel = 'participants' | 'chat' | 'info';

export interface Room {
  meeting: Meeting;
  view: MeetingView;
  info: RoomInfo;
  me: Person;
  isHost: boolean;
  panel: Panel | null;
  openPanel: (panel: Panel | null) => void;
}

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error('this part stands outside the room');
  return room;
}
