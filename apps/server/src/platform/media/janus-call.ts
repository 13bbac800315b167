import type { VideoRoomHandle } from 'janode/plugins/videoroom';

/** The media server cannot be asked now. */
export class MediaAway extends Error {
  constructor(cause: unknown) {
    super('the media server is away', { cause });
    this.name = 'MediaAway';
  }
}

const mostMs = 5_000;

/** Whatever waits for the media server ends, also when it hangs. */
export async function inTime<Answer>(what: string, call: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new MediaAway(new Error(`no answer to ${what}`))), mostMs);
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The plugin's own number of what is wrong; null when it came from elsewhere. */
export const codeOf = (error: unknown): number | null =>
  error instanceof Error && '_code' in error && typeof error._code === 'number' ? error._code : null;

export const janusCodes = { noSuchRoom: 426, roomExists: 427, noSuchFeed: 428 } as const;

/** A place that is gone already, with its server or by the server's own will, needs no letting go. */
export async function letGo(handle: VideoRoomHandle): Promise<void> {
  await inTime('detach', handle.detach()).catch(() => {});
}
