type Wait = () => Promise<unknown>;

const waits = new Set<Wait>();

/** How long somebody who wants to go waits for work that is still to be sent. */
const longestWaitMs = 3000;

/** For work that only this session can bring to its end. */
export function beforeSignOut(wait: Wait): () => void {
  waits.add(wait);
  return () => waits.delete(wait);
}

export async function sendWork(): Promise<void> {
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([Promise.allSettled([...waits].map((wait) => wait())), tooLong]);
}
