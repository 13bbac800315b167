import type {
  openContentHistory,
  updateContentHistory,
  WireContentHistory,
} from '@shala/wire/content-histories.ts';
import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { Transport } from './transport.ts';

/** Where a student is in a film, whatever the device. */
export interface ContentHistory {
  readonly id: number;
  readonly playedSeconds: number;
  /** Distinct seconds played: what completion asks for. */
  readonly watchedSeconds: number;
}

const path = (courseId: number) => `/course/student/student_courses/${courseId}/content_histories`;

/** Says that a content was opened, and asks where to go on. */
export async function openHistory(
  transport: Transport,
  { courseId, libraryId }: { courseId: number; libraryId: number },
): Promise<ContentHistory> {
  const body: BodyOf<typeof openContentHistory> = { content_library_id: libraryId };
  const answer = await transport.send<ResponseOf<typeof openContentHistory>>({
    family: 'main',
    method: 'POST',
    path: path(courseId),
    body,
  });
  return toHistory(answer.content_history);
}

export interface PlayedReport {
  readonly courseId: number;
  readonly historyId: number;
  readonly playedSeconds: number;
  /** Stretches really played since the last report. */
  readonly intervals: readonly (readonly [from: number, to: number])[];
  /** How long ago the place was true. */
  readonly secondsAgo: number;
  /** The page may be gone before the answer comes. */
  readonly isLeaving?: boolean | undefined;
}

export async function reportPlayed(transport: Transport, report: PlayedReport): Promise<ContentHistory> {
  const body: BodyOf<typeof updateContentHistory> = {
    played_seconds: report.playedSeconds,
    intervals: report.intervals.map(([from, to]) => [from, to]),
    seconds_ago: report.secondsAgo,
  };
  const answer = await transport.send<ResponseOf<typeof updateContentHistory>>({
    family: 'main',
    method: 'PUT',
    path: `${path(report.courseId)}/${report.historyId}`,
    body,
    keepalive: report.isLeaving,
  });
  return toHistory(answer.content_history);
}

function toHistory(wire: WireContentHistory): ContentHistory {
  return { id: wire.id, playedSeconds: wire.played_seconds, watchedSeconds: wire.watched_seconds };
}
