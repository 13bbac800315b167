import { ApiError } from '@shala/api-client/api-error.ts';
import { type CodeChannel, type CodeSent, sendCode } from '@shala/api-client/parents.ts';
import { deviceTokenKey } from '@shala/api-client/storage.ts';
import { useEffect, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useCountdown } from '#shared/hooks/use-countdown.ts';
import type { Challenge, SentCode } from './challenge.ts';

/** One first send for each navigation, however often the screen is drawn: every code costs money. */
const firstSends = new Map<string, Promise<CodeSent>>();

const ask = (phone: string, channel?: CodeChannel): Promise<CodeSent> =>
  sendCode(transport, { phone, channel, deviceToken: localStorage.getItem(deviceTokenKey) ?? undefined });

function askFirst(navigation: string, phone: string): Promise<CodeSent> {
  const send = firstSends.get(navigation) ?? ask(phone);
  firstSends.set(navigation, send);
  return send;
}

interface Sending {
  readonly challenge: Challenge;
  /** Names the visit: its history entry. */
  readonly navigation: string;
  /** Keeps the fact with the history entry, so that a reload does not send again. */
  readonly onSent: (sent: SentCode) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Sends the code when the screen opens, and again on request when the server's cool-down is over. */
export function useCodeSending({ challenge, navigation, onSent, onFailure }: Sending) {
  const { phone, sent } = challenge;
  const [waitUntil, setWaitUntil] = useState(sent ? sent.at + sent.retryAfter * 1000 : 0);
  const { isBusy, run } = useBusy();
  const isOpening = useRef(false);

  const finish = async (send: Promise<CodeSent>, resends: number) => {
    try {
      const answer = await send;
      const at = Date.now();
      setWaitUntil(at + answer.retryAfter * 1000);
      onSent({ ...answer, at, resends });
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== null) {
        setWaitUntil(Date.now() + error.retryAfter * 1000);
      }
      onFailure(error);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit, not for each drawing
  useEffect(() => {
    if (sent || isOpening.current) return;
    isOpening.current = true;
    void run(() => finish(askFirst(navigation, phone), 0));
  }, []);

  const resend = (channel?: CodeChannel) =>
    void run(() => finish(ask(phone, channel), sent ? sent.resends + 1 : 0));

  return { isSending: isBusy, secondsToWait: useCountdown(waitUntil), resend };
}
