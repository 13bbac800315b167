import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/leaderboard.ts';
import type { Transport } from './transport.ts';

export interface Ranked {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
  readonly pictureUrl: string | null;
  /** Stands for the id where a colour is chosen by one. */
  readonly colourNumber: number;
}

export type PointsSource =
  | 'content'
  | 'chapter'
  | 'subject'
  | 'exercise'
  | 'exam_exercise'
  | 'quick_quiz'
  | 'paper';

export interface PointsEntry {
  readonly id: number;
  readonly points: number;
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly count: number;
  readonly source: PointsSource;
  readonly chapterName: string | null;
  readonly chapterNumber: number | null;
  readonly subjectId: number | null;
  readonly subjectName: string | null;
  readonly subjectColourCode: string | null;
  readonly subjectIcon: string | null;
  readonly percent: number | null;
  readonly isCorrection: boolean;
  readonly earnedAt: string;
}

export interface Leaderboard {
  /** First, second and third; fewer when fewer have points. */
  readonly podium: readonly Ranked[];
  readonly rank: number | null;
  readonly points: number;
  readonly studentCount: number;
  readonly neighbours: readonly (Ranked & { readonly isSelf: boolean })[];
  readonly nextRank: { readonly rank: number; readonly pointsMissing: number } | null;
  readonly monthPoints: number;
  readonly isShown: boolean;
  readonly history: readonly PointsEntry[];
  readonly historyTotal: number;
}

export interface LeaderboardRequest {
  /** The id of the student's course (the enrolment). */
  readonly courseId: number;
  readonly page: number;
  readonly perPage: number;
  readonly signal?: AbortSignal;
}

export async function getLeaderboard(
  transport: Transport,
  { courseId, page, perPage, signal }: LeaderboardRequest,
): Promise<Leaderboard> {
  const { studentLeaderboard: board } = await transport.send<ResponseOf<typeof wire.getLeaderboard>>({
    family: 'net',
    method: 'GET',
    path: '/StudentReport/GetLeaderBoardByCourse',
    query: { CourseId: String(courseId), CurrentPage: String(page), Pagesize: String(perPage) },
    signal,
  });
  return {
    podium: [board.firstRank, board.secondRank, board.thirdRank]
      .filter((ranked) => ranked !== null)
      .map(toRanked),
    rank: board.currentStudentRank,
    points: board.currentStudentPoint,
    studentCount: board.studentCount,
    neighbours: board.neighbours.map((one) => ({ ...toRanked(one), isSelf: one.isCurrentStudent })),
    nextRank: board.nextRank && { rank: board.nextRank.rank, pointsMissing: board.nextRank.pointsMissing },
    monthPoints: board.monthPoints,
    isShown: board.isShown,
    history: board.pointHistory.map(toEntry),
    historyTotal: board.historyTotal,
  };
}

const toRanked = (one: NonNullable<wire.WireLeaderboard['firstRank']>): Ranked => ({
  rank: one.rank,
  name: one.name,
  points: one.point,
  pictureUrl: one.imageUrl,
  colourNumber: one.colorNumber,
});

const toEntry = (entry: wire.WirePointHistoryEntry): PointsEntry => ({
  id: entry.id,
  points: entry.point,
  name: entry.contentName,
  pictureUrl: entry.contentThumbnailUrl,
  count: entry.counts,
  source: entry.fieldType === 'excercise' ? 'exercise' : entry.fieldType,
  chapterName: entry.chapterName,
  chapterNumber: entry.chapterNumber,
  subjectId: entry.subjectId,
  subjectName: entry.subjectName,
  subjectColourCode: entry.subjectColorCode,
  subjectIcon: entry.subjectIcon,
  percent: entry.percent,
  isCorrection: entry.isCorrection,
  earnedAt: entry.earnedAt,
});

export interface LeaderboardSetting {
  readonly isShown: boolean;
  readonly showsPhoto: boolean;
}
const settingPath = '/course/parent/leaderboard_setting';
type SettingAnswer = ResponseOf<typeof wire.getLeaderboardSetting>;

export async function getLeaderboardSetting(
  transport: Transport,
  signal?: AbortSignal,
): Promise<LeaderboardSetting> {
  const answer = await transport.send<SettingAnswer>({
    family: 'main',
    method: 'GET',
    path: settingPath,
    signal,
  });
  return toSetting(answer);
}

/** Only what is named is changed. */
export async function setLeaderboardSetting(
  transport: Transport,
  { isShown, showsPhoto }: Partial<LeaderboardSetting>,
): Promise<LeaderboardSetting> {
  const answer = await transport.send<SettingAnswer>({
    family: 'main',
    method: 'PUT',
    path: settingPath,
    body: { leaderboard_setting: { is_shown: isShown, shows_photo: showsPhoto } },
  });
  return toSetting(answer);
}

const toSetting = ({ leaderboard_setting: setting }: SettingAnswer): LeaderboardSetting => ({
  isShown: setting.is_shown,
  showsPhoto: setting.shows_photo,
});
