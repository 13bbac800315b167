import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useRoomTexts } from '../room-texts.ts';
import { useRoom } from './room-context.ts';

/** For screen readers: hands to whom they are raised, messages while the chat is closed, and that one is back. */
export function Announcer() {
  const words = useLatestNews();
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  );
}

function useLatestNews(): string {
  const t = useRoomTexts();
  const { view, me, isHost, panel } = useRoom();
  const [words, setWords] = useState('');
  const seen = useRef({ hands: handsOf(view), line: lastLineOf(view), isReconnecting: view.isReconnecting });
  useEffect(() => {
    const before = seen.current;
    const now = { hands: handsOf(view), line: lastLineOf(view), isReconnecting: view.isReconnecting };
    seen.current = now;
    const hand = view.others.find(({ uid }) => now.hands.has(uid) && !before.hands.has(uid));
    const line = now.line?.id === before.line?.id ? undefined : now.line;
    if (before.isReconnecting && !now.isReconnecting) setWords(t('room.reconnected'));
    else if (hand && isHost) setWords(t('room.handOf', { name: hand.name }));
    // An open chat is a log, and read by itself.
    else if (line && line.uid !== me.uid && panel !== 'chat') setWords(t('room.chatLine', line));
  }, [view, me.uid, isHost, panel, t]);
  return words;
}

type View = ReturnType<typeof useRoom>['view'];

const handsOf = ({ others }: View): Set<string> =>
  new Set(others.filter(({ handAt }) => handAt !== null).map(({ uid }) => uid));

const lastLineOf = ({ chat }: View) => {
  const last = chat.lines.at(-1);
  return last && { id: last.id, uid: last.uid, name: last.name, text: last.text };
};
