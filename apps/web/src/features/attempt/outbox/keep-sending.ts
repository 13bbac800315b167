import { retryDelay } from '#shared/sending/retry-delay.ts';

/**
 * Sends at once, whenever the network comes back, and again after a pause as long as something waits. A server that
 * was in trouble gives no sign when it is well again.
 */
export function keepSending(send: () => Promise<{ readonly isWaiting: boolean }>): () => void {
  let failures = 0;
  let isBusy = false;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const trySending = async () => {
    if (isBusy || isStopped) return;
    isBusy = true;
    clearTimeout(retry);
    try {
      const { isWaiting } = await send();
      failures = isWaiting ? failures + 1 : 0;
      if (isWaiting && !isStopped) retry = setTimeout(trySending, retryDelay(failures, null));
    } finally {
      isBusy = false;
    }
  };
  void trySending();
  addEventListener('online', trySending);
  return () => {
    isStopped = true;
    clearTimeout(retry);
    removeEventListener('online', trySending);
  };
}
