import type { LiveRecording } from '@shala/api-client/live-recordings.ts';
import type { TextId } from '#shared/texts/texts.ts';

interface RecordingLook {
  readonly text: TextId;
  readonly note: TextId;
  readonly tone: 'brand' | 'right' | 'wrong' | 'wait' | 'quiet';
}

const states: Record<LiveRecording['state'], RecordingLook> = {
  recording: { text: 'live.recRunning', note: 'live.recRunningNote', tone: 'wrong' },
  waiting: { text: 'live.recMaking', note: 'live.recMakingNote', tone: 'wait' },
  making: { text: 'live.recMaking', note: 'live.recMakingNote', tone: 'wait' },
  ready: { text: 'live.recReady', note: 'live.recReadyNote', tone: 'brand' },
  published: { text: 'live.recPublished', note: 'live.recPublishedNote', tone: 'right' },
  discarded: { text: 'live.recDiscarded', note: 'live.recDiscardedNote', tone: 'quiet' },
  failed: { text: 'live.recFailed', note: 'live.failOther', tone: 'wrong' },
};

const failures: Readonly<Record<string, TextId>> = {
  nothing_recorded: 'live.failNothing',
  no_chapter: 'live.failNoChapter',
  course_of_another_owner: 'live.failOwner',
  took_too_long: 'live.failTookTooLong',
};

/** Where a recording stands, in words: the draft may be there while its film is still being made. */
export function lookOf({ state, mediaState, failure }: LiveRecording): RecordingLook {
  if (state === 'failed') return { ...states.failed, note: failures[failure ?? ''] ?? 'live.failOther' };
  if (state === 'ready' && mediaState === 'failed') return states.failed;
  if (state === 'ready' && mediaState !== 'ready') return states.making;
  return states[state];
}

/** The film is there, and nobody has decided yet. */
export const isToDecide = ({ state, mediaState, contentId }: LiveRecording): boolean =>
  state === 'ready' && mediaState === 'ready' && contentId !== null;
