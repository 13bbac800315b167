import type { WireLeaderboard, WirePointHistoryEntry } from '@shala/wire/leaderboard.ts';
import type { Storage } from '#platform/storage.ts';
import type { LeaderboardView } from '../find-leaderboard.ts';

type Files = Pick<Storage, 'signedUrl'>;
type Place = LeaderboardView['podium'][number];
type Entry = LeaderboardView['history'][number];

export async function presentLeaderboard(files: Files, board: LeaderboardView): Promise<WireLeaderboard> {
  const [first, second, third] = await Promise.all(board.podium.map((place) => presentPlace(files, place)));
  return {
    firstRank: first ?? null,
    secondRank: second ?? null,
    thirdRank: third ?? null,
    currentStudentRank: board.rank,
    currentStudentPoint: board.points,
    studentCount: board.studentCount,
    neighbours: await Promise.all(board.neighbours.map((place) => presentNeighbour(files, place))),
    nextRank: board.nextRank && {
      rank: board.nextRank.rank,
      pointsMissing: board.nextRank.pointsMissing,
    },
    monthPoints: board.monthPoints,
    isShown: board.isShown,
    pointHistory: await Promise.all(board.history.map((entry) => presentEntry(files, entry))),
    historyTotal: board.historyTotal,
  };
}

const presentPlace = async (files: Files, { studentId, rank, name, points, pictureKey }: Place) => ({
  rank,
  name,
  point: points,
  imageUrl: await files.signedUrl(pictureKey),
  colorNumber: colourNumber(studentId),
});

/** As browsers colour whose id they know: a child has one colour on every screen. */
const colourNumber = (studentId: number): number => studentId % 7;

const presentNeighbour = async (
  files: Files,
  { studentId, rank, name, points, pictureKey, isSelf }: LeaderboardView['neighbours'][number],
) => ({
  rank,
  name,
  point: points,
  imageUrl: await files.signedUrl(pictureKey),
  colorNumber: colourNumber(studentId),
  isCurrentStudent: isSelf,
});

async function presentEntry(files: Files, entry: Entry): Promise<WirePointHistoryEntry> {
  const { chapter, subject } = entry;
  return {
    id: entry.id,
    point: entry.points,
    contentName: entry.name,
    contentThumbnailUrl: await files.signedUrl(entry.posterKey),
    counts: entry.count,
    fieldType: entry.source === 'exercise' ? 'excercise' : entry.source,
    chapterName: chapter?.name ?? null,
    chapterNumber: chapter?.number ?? null,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name ?? null,
    subjectColorCode: subject?.colourCode ?? null,
    subjectIcon: subject?.icon ?? null,
    subjectThumbnailUrl: await files.signedUrl(subject?.pictureKey ?? null),
    percent: entry.percent,
    isCorrection: entry.isCorrection,
    earnedAt: entry.earnedAt.toISOString(),
  };
}
