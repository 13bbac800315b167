/** A piece on the worst of lines takes minutes; after this the line is dead, and a new one is tried. */
const longestPiece = 300_000;

/** Straight to the file store, without a token: the address is signed. */
export async function putPiece(
  url: string,
  piece: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  // Phones of our students do not know AbortSignal.any.
  const either = new AbortController();
  const stop = () => either.abort(signal.reason);
  const timer = setTimeout(() => either.abort(), longestPiece);
  signal.addEventListener('abort', stop);
  try {
    const answer = await fetch(url, { method: 'PUT', body: piece, signal: either.signal });
    if (!answer.ok) throw new Error(`the file store answered ${answer.status}`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Rejects when the signal says stop. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
