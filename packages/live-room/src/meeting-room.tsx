import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Meeting } from './meeting.ts';
import { Announcer } from './room/announcer.tsx';
import { Banners } from './room/banners.tsx';
import { Controls } from './room/controls.tsx';
import { Drawer } from './room/drawer.tsx';
import { LeaveDialog } from './room/leave-dialog.tsx';
import { LoadingRoom } from './room/loading-room.tsx';
import { isTold, OverScreen } from './room/over-screen.tsx';
import { stageOf } from './room/people.ts';
import styles from './room/room.module.css';
import { type Panel, RoomContext, useRoom } from './room/room-context.ts';
import { Stage } from './room/stage.tsx';
import { Strip } from './room/strip.tsx';
import { TopBar } from './room/top-bar.tsx';
import { useKeys } from './room/use-keys.ts';
import { useRoomNews } from './room/use-room-news.ts';
import type { RoomInfo, RoomOver } from './room-info.ts';
import { useMeeting } from './use-meeting.ts';

interface MeetingRoomProps {
  meeting: Meeting;
  info: RoomInfo;
  isHost: boolean;
  /** After it was told where there is something to tell: the page leads on. */
  onOver: (reason: RoomOver) => void;
  /** Where the end may be moved: asked for shortly before it. */
  onExtend?: (minutes: number) => void;
}

/** The whole screen of a live class, for students and for hosts. */
export function MeetingRoom({ meeting, info, isHost, onOver, onExtend }: MeetingRoomProps) {
  const view = useMeeting(meeting);
  const [panel, openPanel] = useState<Panel | null>(null);
  const { over, me } = view;
  const lead = useEffectEvent(onOver);
  useEffect(() => {
    if (over !== null && !isTold(over)) lead(over);
  }, [over]);
  const room = useMemo(
    () => me && { meeting, view, info, me, isHost, panel, openPanel },
    [meeting, view, info, me, isHost, panel],
  );
  if (isTold(over)) return <OverScreen over={over} onOver={onOver} />;
  if (room === null || over !== null) return <LoadingRoom />;
  return (
    <RoomContext value={room}>
      <Inside onExtend={onExtend} />
    </RoomContext>
  );
}

function Inside({ onExtend }: { onExtend: MeetingRoomProps['onExtend'] }) {
  const { view, panel } = useRoom();
  const [isLeaving, setLeaving] = useState(false);
  const stage = stageOf(view);
  useKeys();
  useRoomNews();
  return (
    <div className={styles.room} data-panel={panel}>
      <TopBar onLeave={() => setLeaving(true)} />
      <div className={styles.view}>
        <Banners onExtend={onExtend} />
        <Stage person={stage} />
        <Strip stage={stage} />
      </div>
      <Controls onLeave={() => setLeaving(true)} />
      {panel === null ? null : <Drawer panel={panel} />}
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} />
      <Announcer />
    </div>
  );
}
