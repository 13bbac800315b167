import { useCallback, useEffect, useRef, useState } from 'react';
import { useRoomTexts } from '../room-texts.ts';
import { Banner } from './banner.tsx';
import { useRoom } from './room-context.ts';

type Sink = HTMLAudioElement & { setSinkId?: (id: string) => Promise<void> };

/** One hidden player for each voice; and a button, where the browser wants a click before it plays. */
export function Voices() {
  const t = useRoomTexts();
  const { meeting, view } = useRoom();
  const players = useRef(new Set<HTMLAudioElement>());
  const [isBlocked, setBlocked] = useState(false);
  const play = useCallback(async (player: HTMLAudioElement) => {
    try {
      await player.play();
      setBlocked(false);
    } catch (error) {
      // Anything else means that the voice was replaced meanwhile: the next one plays by itself.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setBlocked(true);
    }
  }, []);
  const join = useCallback(
    (player: HTMLAudioElement) => {
      players.current.add(player);
      void play(player);
      return () => void players.current.delete(player);
    },
    [play],
  );
  const speaker = meeting.getDevices().chosen.speaker;
  return (
    <>
      {view.others.map(({ uid }) => {
        const stream = meeting.streamOf(uid, 'voice');
        return stream && <Voice key={uid} stream={stream} speaker={speaker} join={join} />;
      })}
      {isBlocked ? (
        <Banner
          tone="wait"
          action={{
            label: t('room.turnOnSound'),
            onPress: () => {
              for (const player of players.current) void play(player);
            },
          }}
        >
          {t('room.soundBlocked')}
        </Banner>
      ) : null}
    </>
  );
}

interface VoiceProps {
  stream: MediaStream;
  speaker: string | null;
  join: (player: HTMLAudioElement) => () => void;
}

function Voice({ stream, speaker, join }: VoiceProps) {
  const audio = useRef<Sink>(null);
  useEffect(() => {
    const player = audio.current;
    if (player === null) return;
    player.srcObject = stream;
    return join(player);
  }, [stream, join]);
  useEffect(() => {
    if (speaker === null) return;
    // A speaker that was pulled out: the voice stays where it was.
    audio.current?.setSinkId?.(speaker).catch(() => undefined);
  }, [speaker]);
  // biome-ignore lint/a11y/useMediaCaption: live talk has no captions; the chat is the written way
  return <audio ref={audio} autoPlay hidden />;
}
