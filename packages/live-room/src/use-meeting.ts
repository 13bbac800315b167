import { useSyncExternalStore } from 'react';
import type { Meeting, MeetingView } from './meeting.ts';

export function useMeeting(meeting: Meeting): MeetingView {
  return useSyncExternalStore(meeting.subscribe, meeting.getView);
}
