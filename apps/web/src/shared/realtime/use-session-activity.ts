import { createCable, requestCableTicket } from '@shala/api-client/cable.ts';
import { learnerOf } from '@shala/api-client/people.ts';
import type { Transport } from '@shala/api-client/transport.ts';
import { useEffect } from 'react';
import { transport as ownTransport } from '../api/transport.ts';
import { onSeatLost, useSession } from '../session/session.ts';
import { recheckSession } from './recheck-session.ts';
import { tellSessionNews } from './session-news.ts';

const socketOrigin = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>) =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;

/**
 * Listens while a student is signed in (or a parent looks after one) and the window is in front. Whoever looks
 * away hears nothing and catches up on return; nothing that counts depends on this line.
 */
export function useSessionActivity(
  transport: Transport = ownTransport,
  origin: string = socketOrigin(location),
): void {
  const { user } = useSession();
  const studentId = user === null ? null : (learnerOf(user)?.id ?? null);

  useEffect(() => onSeatLost(() => void recheckSession()), []);
  useEffect(() => {
    if (studentId === null) return;
    const cable = createCable({
      origin,
      studentId,
      requestTicket: () => requestCableTicket(transport),
      onNews: (news) => tellSessionNews({ kind: 'told', news }),
      onReady: (isFirst) => {
        if (!isFirst) tellSessionNews({ kind: 'caught-up' });
      },
      onDismissed: () => void recheckSession(),
    });
    addEventListener('focus', cable.connect);
    addEventListener('blur', cable.disconnect);
    if (document.hasFocus()) cable.connect();
    return () => {
      removeEventListener('focus', cable.connect);
      removeEventListener('blur', cable.disconnect);
      cable.disconnect();
    };
  }, [transport, origin, studentId]);
}
