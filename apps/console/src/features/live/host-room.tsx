import { ApiError } from '@shala/api-client/api-error.ts';
import {
  hostLiveClass,
  moveLiveClassEnd,
  type StaffLiveClass,
} from '@shala/api-client/live-classes-staff.ts';
import { createMeeting } from '@shala/live-room/engine/create-meeting.ts';
import type { Meeting } from '@shala/live-room/meeting.ts';
import { MeetingRoom } from '@shala/live-room/meeting-room.tsx';
import { Preview } from '@shala/live-room/preview.tsx';
import { quietly, type RoomOver, type RoomStart } from '@shala/live-room/room-info.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { tellRefusal } from '#shared/forms/tell-refusal.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { refreshLive } from './live-query.ts';
import { roomInfoOf } from './room-info.ts';

interface HostRoomProps {
  liveClass: StaffLiveClass;
  /** Out of the room, or never in it. */
  onLeft: () => void;
}

/** First a look in the mirror, then the class, as its host. */
export function HostRoom({ liveClass, onLeft }: HostRoomProps) {
  const t = useTexts();
  const language = useLanguage();
  const [visit, setVisit] = useState<{ meeting: Meeting; start: RoomStart } | null>(null);
  // Whoever goes elsewhere in the console leaves the class.
  useEffect(() => () => visit?.meeting.leave(), [visit]);
  const refusal = useRef<unknown>(null);
  const join = async () => {
    try {
      return await hostLiveClass(transport, liveClass.id);
    } catch (failure) {
      refusal.current = failure;
      throw failure;
    }
  };
  const enter = (start: RoomStart) => {
    const meeting = createMeeting({
      join,
      socketUrl: `${location.origin.replace(/^http/, 'ws')}/meeting`,
      start,
    });
    setVisit({ meeting, start });
  };
  const extend = async (minutes: number) => {
    try {
      const endsAt = new Date(Date.parse(liveClass.endsAt) + minutes * 60_000).toISOString();
      await moveLiveClassEnd(transport, liveClass, endsAt);
      toast.good(t('live.extended', { minutes }));
    } catch (failure) {
      tellRefusal(t, failure);
    }
    await refreshLive();
  };
  const info = roomInfoOf(liveClass, language);
  if (visit === null) return <Preview info={info} onJoin={enter} onCancel={onLeft} />;
  const goOn = (reason: RoomOver) => {
    if (reason === 'rejoin') return enter(quietly(visit.start));
    if (reason === 'join_failed') {
      const { current: failure } = refusal;
      toast.bad(t('live.joinFailed'), failure instanceof ApiError ? failure.message : undefined);
    }
    void refreshLive();
    onLeft();
  };
  return (
    <MeetingRoom
      meeting={visit.meeting}
      info={info}
      isHost
      onOver={goOn}
      onExtend={(minutes) => void extend(minutes)}
    />
  );
}
