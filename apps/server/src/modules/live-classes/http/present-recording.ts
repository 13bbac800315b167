import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type { WireRecording } from '@shala/wire/live-classes-staff.ts';
import type { Recording } from '../domain/recording.ts';

export const presentRecording = (recording: Recording, locale: Locale): WireRecording => ({
  id: recording.id,
  state: recording.state,
  failure_code: recording.failureCode,
  started_at: recording.startedAt.toISOString(),
  stopped_at: recording.stoppedAt?.toISOString() ?? null,
  started_by: inLocale(localTextSchema.parse(recording.startedBy), locale),
  duration_seconds: recording.durationSeconds,
  content_id: recording.contentId,
  chapter_id: recording.chapterId,
  media_state: recording.mediaState,
});
