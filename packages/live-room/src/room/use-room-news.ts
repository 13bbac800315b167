import type { Refusal } from '@shala/meeting-protocol/news.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useEffect, useRef } from 'react';
import { type RoomTextId, useRoomTexts } from '../room-texts.ts';
import { useRoom } from './room-context.ts';

const refusals: Partial<Record<Refusal, RoomTextId>> = {
  too_fast: 'room.refusedTooFast',
  media_away: 'room.refusedMedia',
  not_recording_here: 'room.refusedRecording',
  unknown_person: 'room.refusedPerson',
  chat_closed: 'room.chatClosed',
};

/** What is told once, when it happens. */
export function useRoomNews(): void {
  const t = useRoomTexts();
  const { view, me, isHost } = useRoom();
  const { refusal, mutedByHost } = view;

  useChange(refusal?.serial ?? null, (serial) => {
    if (serial === null || refusal === null) return;
    if (refusal.reason === 'not_allowed') toast.good(t('room.onlyHost'), t('room.onlyHostText'));
    else toast.bad(t('room.refused'), t(refusals[refusal.reason] ?? 'room.refusedOther'));
  });
  useChange(mutedByHost?.serial ?? null, (serial) => {
    if (serial === null) return;
    toast.good(t(mutedByHost?.kind === 'video' ? 'room.videoOffByHost' : 'room.mutedByHost'));
  });
  // Whoever comes in later is told, too: the first value counts as a change.
  useChange(
    view.state?.recordingSince ?? null,
    (since, before) => {
      if (since !== null) toast.good(t('room.recordingOn'), t('room.recordingOnText'));
      else if (before !== null) toast.good(t('room.recordingOff'));
    },
    null,
  );
  useChange(me, (now, was) => {
    if (isHost) return;
    if (now.maySpeak && !was.maySpeak) toast.good(t('room.maySpeak'), t('room.maySpeakText'));
    else if (now.mayShow && !was.mayShow) toast.good(t('room.mayShow'), t('room.mayShowText'));
  });
}

/** Calls when the value differs from what it was; `first` is what it was before the beginning. */
function useChange<T>(value: T, tell: (value: T, before: T) => void, first: T = value): void {
  const before = useRef(first);
  useEffect(() => {
    if (before.current === value) return;
    const was = before.current;
    before.current = value;
    tell(value, was);
  });
}
