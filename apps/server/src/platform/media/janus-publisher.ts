import Janode from 'janode';
import type { VideoRoomHandle } from 'janode/plugins/videoroom';
import { inTime } from './janus-call.ts';
import { toTrickle } from './janus-candidate.ts';
import { type JanusPlace, toTracks } from './janus-place.ts';
import type { MediaTrack, Publisher } from './media-server.ts';
import { safePath } from './safe-path.ts';

export async function openJanusPublisher(
  place: JanusPlace,
  feed: string,
  bitsPerSecond: number,
): Promise<Publisher> {
  const { room, observer } = place;
  const handle = await place.attach();
  try {
    const joining = handle.joinPublisher({ room: room.name, feed, pin: room.pin, bitrate: bitsPerSecond });
    await inTime('join', joining);
  } catch (error) {
    await place.drop(handle);
    throw error;
  }

  const sending = followSending(handle);
  const muted = new Set<MediaTrack['kind']>();
  let tracks: MediaTrack[] = [];
  let isRecording = false;

  const moderate = (kind: MediaTrack['kind'], mute: boolean) =>
    Promise.all(
      tracks
        .filter((track) => track.kind === kind)
        .map(({ mid }) => {
          const body = { request: 'moderate', room: room.name, secret: room.secret, id: feed, mid, mute };
          return inTime('moderate', observer.message(body));
        }),
    );

  return {
    feed,
    async offer(sdp) {
      await sending.end();
      isRecording = false;
      const answered = await inTime('publish', handle.publish({ jsep: { type: 'offer', sdp } }));
      sending.begin();
      tracks = toTracks(answered.streams);
      // Before the browser has the answer nothing flows, so nobody hears a word of someone who is muted.
      for (const kind of muted) await moderate(kind, true);
      if (!answered.jsep) throw new Error('the media server took an offer without answering it');
      return answered.jsep.sdp;
    },
    async trickle(candidate) {
      await inTime('trickle', handle.trickle(toTrickle(candidate)));
    },
    async mute(kind, isMuted) {
      if (isMuted) muted.add(kind);
      else muted.delete(kind);
      await moderate(kind, isMuted);
    },
    async askKeyframe() {
      const streams = tracks.flatMap(({ mid, kind }) => (kind === 'video' ? [{ mid, keyframe: true }] : []));
      if (streams.length > 0) await inTime('keyframe', handle.configure({ streams }));
    },
    async record(fileName) {
      // A name that is given while it writes is not taken: the file before it has to end.
      if (isRecording) await inTime('record', handle.configure({ record: false }));
      isRecording = fileName !== null;
      if (fileName === null) return;
      await inTime('record', handle.configure({ record: true, filename: safePath(fileName) }));
    },
    onHangup: sending.onBreak,
    close: () => place.drop(handle),
  };
}

const mostHangupMs = 1_000;

/** Whether a connection to the browser is there, and who ended it: we, to begin anew, or something that broke. */
function followSending(handle: VideoRoomHandle) {
  let isSending = false;
  let ended: (() => void) | null = null;
  const listeners = new Set<() => void>();
  handle.on(Janode.EVENT.HANDLE_HANGUP, () => {
    isSending = false;
    if (ended) ended();
    else for (const listener of listeners) listener();
  });
  return {
    begin() {
      isSending = true;
    },
    async end() {
      if (!isSending) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, mostHangupMs);
      ended = resolve;
      try {
        await inTime('unpublish', handle.unpublish());
        await promise;
      } finally {
        ended = null;
        clearTimeout(timer);
        isSending = false;
      }
    },
    onBreak: (listener: () => void) => void listeners.add(listener),
  };
}
