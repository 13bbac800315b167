let last: Promise<unknown> = Promise.resolve();

/** Two quick moves arrive in the order in which they were made: the last one stays. */
export function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const sent = last.then(send, send);
  last = sent;
  return sent;
}
