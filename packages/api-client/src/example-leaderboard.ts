import type { WireLeaderboard, WirePointHistoryEntry } from '@shala/wire/leaderboard.ts';

/** What a school answers about points, for tests of those who ask. */
export const ranked = (rank: number, name: string, point: number, imageUrl: string | null = null) => ({
  rank,
  name,
  point,
  imageUrl,
  colorNumber: rank % 7,
});

export const historyEntry = (change: Partial<WirePointHistoryEntry> = {}): WirePointHistoryEntry => ({
  id: 90,
  point: 10,
  contentName: 'Friction in daily life',
  contentThumbnailUrl: '/poster.jpg',
  counts: 1,
  fieldType: 'content',
  chapterName: 'Force and friction',
  chapterNumber: 5,
  subjectId: 2,
  subjectName: 'Physics',
  subjectColorCode: '2',
  subjectIcon: 'atom',
  subjectThumbnailUrl: '/physics.png',
  percent: null,
  isCorrection: false,
  earnedAt: '2026-07-12T06:30:00.000Z',
  ...change,
});

export const leaderboard = (change: Partial<WireLeaderboard> = {}): WireLeaderboard => ({
  firstRank: ranked(1, 'Ishaan P.', 1120, '/ishaan.png'),
  secondRank: ranked(2, 'Diya M.', 1065),
  thirdRank: ranked(3, 'Harjot S.', 980),
  currentStudentRank: 12,
  currentStudentPoint: 640,
  studentCount: 148,
  neighbours: [
    { ...ranked(11, 'Rohan D.', 655), isCurrentStudent: false },
    { ...ranked(12, 'Ananya R.', 640), isCurrentStudent: true },
    { ...ranked(13, 'Kabir N.', 631), isCurrentStudent: false },
  ],
  nextRank: { rank: 11, pointsMissing: 15 },
  monthPoints: 42,
  isShown: true,
  pointHistory: [historyEntry()],
  historyTotal: 1,
  ...change,
});

export const noPoints = (): WireLeaderboard => ({
  firstRank: null,
  secondRank: null,
  thirdRank: null,
  currentStudentRank: null,
  currentStudentPoint: 0,
  studentCount: 0,
  neighbours: [],
  nextRank: null,
  monthPoints: 0,
  isShown: true,
  pointHistory: [],
  historyTotal: 0,
});
