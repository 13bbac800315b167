import { ApiError } from '@shala/api-client/api-error.ts';
import { endLive, joinLive } from '@shala/api-client/live-classes.ts';
import { createMeeting } from '@shala/live-room/engine/create-meeting.ts';
import type { Meeting } from '@shala/live-room/meeting.ts';
import { quietly, type RoomOver, type RoomStart } from '@shala/live-room/room-info.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { liveClassesKey } from './queries.ts';

interface Visit {
  /** Null before the person has joined. */
  meeting: Meeting | null;
  join: (start: RoomStart) => void;
  finish: (reason: RoomOver) => void;
}

/** One visit of a class: from joining until it is over, by whatever end. */
export function useVisit(liveClassId: number, goToList: () => void): Visit {
  const tellFailure = useJoinFailure();
  const client = useQueryClient();
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const failure = useRef<unknown>(null);
  const lastStart = useRef<RoomStart | null>(null);
  // Whoever goes by the browser's arrows leaves, too. A meeting is made by a click, so this runs once for each.
  useEffect(() => () => meeting?.leave(), [meeting]);

  const join = (start: RoomStart) => {
    lastStart.current = start;
    const askIn = () =>
      joinLive(transport, { liveClassId }).catch((error: unknown) => {
        failure.current = error;
        throw error;
      });
    setMeeting(createMeeting({ join: askIn, socketUrl: socketUrl(), start }));
  };

  const finish = (reason: RoomOver) => {
    if (reason === 'rejoin' && lastStart.current !== null) return join(quietly(lastStart.current));
    if (reason === 'join_failed') tellFailure(failure.current);
    if (reason === 'left') void closeAttendance(liveClassId);
    void client.invalidateQueries({ queryKey: liveClassesKey });
    goToList();
  };
  return { meeting, join, finish };
}

/** The server's words, and what they stood in the way of. */
export function useJoinFailure(): (error: unknown) => void {
  const t = useTexts();
  return (error) => void toast.bad(reasonOf(error) ?? t('error.somethingWentWrong'), t('live.unableToJoin'));
}

/** Leaving the room has closed it already where the line was up; this is for where it was not. */
async function closeAttendance(liveClassId: number): Promise<void> {
  try {
    await endLive(transport, { liveClassId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

const socketUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/meeting`;
