import type { WebSocket } from 'ws';

const goodbyeMs = 1_000;

/** Says goodbye, and waits a moment for them to go. */
export async function dismissAll(sockets: readonly WebSocket[], sayGoodbye: () => void): Promise<void> {
  const open = sockets.filter((socket) => socket.readyState !== socket.CLOSED);
  const gone = open.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())));
  sayGoodbye();
  const timer = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, goodbyeMs);
  await Promise.all(gone);
  clearTimeout(timer);
}
