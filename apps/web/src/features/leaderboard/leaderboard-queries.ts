import { getLeaderboard, getLeaderboardSetting } from '@shala/api-client/leaderboard.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { keepWhile } from '#shared/subjects/keep-previous.ts';

/** Two columns of six on a wide screen. */
export const perPage = 12;

export const leaderboardQuery = (courseId: number, page: number) =>
  queryOptions({
    queryKey: ['leaderboard', courseId, page],
    queryFn: ({ signal }) => getLeaderboard(transport, { courseId, page, perPage, signal }),
    placeholderData: keepWhile('leaderboard', courseId),
    // Fresh each time: whoever comes from a lesson looks for the points of it.
    staleTime: 0,
  });

export const settingQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['leaderboard-setting', studentId],
    queryFn: ({ signal }) => getLeaderboardSetting(transport, signal),
  });
