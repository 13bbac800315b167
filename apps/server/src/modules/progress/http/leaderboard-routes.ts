import { getLeaderboard, getLeaderboardSetting, setLeaderboardSetting } from '@shala/wire/leaderboard.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import type { Storage } from '#platform/storage.ts';
import { findLeaderboard, type LeaderboardDeps } from '../find-leaderboard.ts';
import {
  findLeaderboardSetting,
  type LeaderboardSetting,
  saveLeaderboardSetting,
} from '../leaderboard-setting.ts';
import { presentLeaderboard } from './leaderboard-presenter.ts';

type Deps = LeaderboardDeps & { storage: Pick<Storage, 'signedUrl'> };

const presentSetting = ({ isShown, showsPhoto }: LeaderboardSetting) => ({
  leaderboard_setting: { is_shown: isShown, shows_photo: showsPhoto },
});

export function leaderboardRoutes(deps: Deps): Route[] {
  return [
    read(getLeaderboard, { policy: 'student' }, async ({ actor, place, locale, query }) => {
      const { tenantId, studentId } = actor;
      const board = await findLeaderboard(deps, {
        learner: { tenantId, studentId, brandId: place.brandId, locale },
        enrolmentId: query.CourseId,
        page: pageOf({ number: query.CurrentPage, size: query.Pagesize }),
      });
      return { studentLeaderboard: await presentLeaderboard(deps.storage, board) };
    }),
    read(getLeaderboardSetting, { policy: 'parent' }, async ({ actor }) =>
      presentSetting(await findLeaderboardSetting(deps.db, actor)),
    ),
    write(setLeaderboardSetting, { policy: 'parent' }, async ({ actor, body }, tx) => {
      const { is_shown: isShown, shows_photo: showsPhoto } = body.leaderboard_setting;
      return presentSetting(await saveLeaderboardSetting(tx, actor, { isShown, showsPhoto }));
    }),
  ];
}
