export type RecordingState =
  | 'recording'
  | 'waiting'
  | 'making'
  | 'ready'
  | 'published'
  | 'discarded'
  | 'failed';

/** A recording as the tutors of its class see it. */
export interface Recording {
  id: number;
  state: RecordingState;
  failureCode: string | null;
  startedAt: Date;
  stoppedAt: Date | null;
  /** Name per language. */
  startedBy: unknown;
  durationSeconds: number | null;
  contentId: number | null;
  chapterId: number | null;
  mediaState: 'waiting' | 'processing' | 'ready' | 'failed' | null;
  /** What the media nodes wrote is still there. */
  hasFiles: boolean;
}
