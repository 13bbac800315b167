import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRoomTexts } from '../room-texts.ts';
import styles from './chat.module.css';
import { ChatItem } from './chat-item.tsx';
import { useRoom } from './room-context.ts';

const longestMessage = 500;

/** One talk that everybody reads; there are no private messages. */
export function Chat() {
  const t = useRoomTexts();
  const { meeting, view, isHost } = useRoom();
  const { lines, unread } = view.chat;
  const log = useLastLine(lines.length);
  useEffect(() => {
    if (unread > 0) meeting.markChatRead();
  }, [meeting, unread]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it, too */}
      <div ref={log} className={styles.log} role="log" aria-label={t('room.chat')} tabIndex={0}>
        {lines.length === 0 ? <p className={styles.nobody}>{t('room.chatNobody')}</p> : null}
        {lines.map((line) => (
          <ChatItem key={`${line.uid}/${line.key}`} line={line} />
        ))}
      </div>
      {view.state?.isChatOpen || isHost ? (
        <Composer />
      ) : (
        <p className={styles.closed} role="status">
          {t('room.chatClosed')}
        </p>
      )}
    </>
  );
}

function Composer() {
  const t = useRoomTexts();
  const { meeting } = useRoom();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    meeting.sendChat(text.trim());
    setText('');
  };
  return (
    <form className={styles.say} onSubmit={send}>
      <input
        value={text}
        maxLength={longestMessage}
        placeholder={t('room.message')}
        aria-label={t('room.message')}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" aria-label={t('room.send')}>
        <SendHorizontal aria-hidden="true" />
      </button>
    </form>
  );
}

/** Follows the newest line, unless somebody has scrolled up to read. */
function useLastLine(count: number) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 60;
    };
    element.addEventListener('scroll', look);
    return () => element.removeEventListener('scroll', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is the reason to look again
  useEffect(() => {
    if (log.current !== null && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  return log;
}
