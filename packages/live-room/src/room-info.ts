import type { MeetingOptions, MeetingView } from './meeting.ts';

/** What is said about a class around its room; the texts as they are shown. */
export interface RoomInfo {
  title: string;
  /** 15 Nov 2026 */
  dateText: string;
  /** 4:30 pm to 5:30 pm */
  timeText: string;
  /** The instant from which the clock above the stage counts. */
  startsAt: string;
  tutors: readonly { fullName: string; pictureUrl: string | null }[];
  subjectName: string;
  className: string;
  sectionNames: readonly string[];
}

/** As chosen in the preview. */
export type RoomStart = MeetingOptions['start'];

/** The same devices, both off: whoever comes back may have switched them off since, and decides anew. */
export const quietly = (start: RoomStart): RoomStart => ({ ...start, isMuted: true, isVideoOn: false });

/** Why the room is closed; `rejoin`: the person, who came in elsewhere, wants the seat back here. */
export type RoomOver = NonNullable<MeetingView['over']> | 'rejoin';
