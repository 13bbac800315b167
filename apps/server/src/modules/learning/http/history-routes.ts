import {
  listContentHistories,
  openContentHistory,
  updateContentHistory,
  type WireContentHistory,
} from '@shala/wire/content-histories.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import type { LearningDeps } from '../deps.ts';
import type { History } from '../domain/history.ts';
import { totalSeconds } from '../domain/watched.ts';
import { listHistories } from '../list-histories.ts';
import { openHistory } from '../open-history.ts';
import { reportHistory } from '../report-history.ts';
import { learnerOf } from './learner.ts';

export function historyRoutes(deps: LearningDeps): Route[] {
  return [
    read(listContentHistories, { policy: 'student' }, async (request) => {
      const histories = await listHistories(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
      });
      return { content_histories: histories.map(presentHistory) };
    }),
    write(openContentHistory, { policy: 'student' }, async (request, tx) => {
      const history = await openHistory(tx, deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        contentLibraryId: request.body.content_library_id,
      });
      return { content_history: presentHistory(history) };
    }),
    write(updateContentHistory, { policy: 'student' }, async (request, tx) => {
      const { body, params } = request;
      const history = await reportHistory(tx, deps, {
        learner: learnerOf(request),
        enrolmentId: params.courseId,
        historyId: params.historyId,
        report: {
          place: body.played_seconds,
          intervals: body.intervals ?? null,
          secondsAgo: body.seconds_ago ?? 0,
        },
      });
      return { content_history: presentHistory(history) };
    }),
  ];
}

const presentHistory = (history: History): WireContentHistory => ({
  id: history.id,
  content_library_id: history.libraryId,
  played_seconds: history.place,
  watched_seconds: totalSeconds(history.watched),
  updated_at: history.updatedAt.toISOString(),
});
