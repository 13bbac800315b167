import * as wire from '@shala/wire/leaderboard.ts';
import { expect, test } from 'vitest';
import { historyEntry, leaderboard, noPoints } from './example-leaderboard.ts';
import { wireOf } from './hold-to-contract.ts';
import { getLeaderboard, getLeaderboardSetting, setLeaderboardSetting } from './leaderboard.ts';

const asked = { courseId: 41, page: 2, perPage: 12 };

test('the list comes in our words, with a page of the history', async () => {
  const pointHistory = [historyEntry({ fieldType: 'excercise', point: 4, percent: 80 })];
  const answer = { studentLeaderboard: leaderboard({ pointHistory }) };
  const { transport, sent } = wireOf(wire.getLeaderboard, answer);
  await expect(getLeaderboard(transport, asked)).resolves.toEqual({
    podium: [
      { rank: 1, name: 'Ishaan P.', points: 1120, pictureUrl: '/ishaan.png', colourNumber: 1 },
      { rank: 2, name: 'Diya M.', points: 1065, pictureUrl: null, colourNumber: 2 },
      { rank: 3, name: 'Harjot S.', points: 980, pictureUrl: null, colourNumber: 3 },
    ],
    rank: 12,
    points: 640,
    studentCount: 148,
    neighbours: [
      { rank: 11, name: 'Rohan D.', points: 655, pictureUrl: null, colourNumber: 4, isSelf: false },
      { rank: 12, name: 'Ananya R.', points: 640, pictureUrl: null, colourNumber: 5, isSelf: true },
      { rank: 13, name: 'Kabir N.', points: 631, pictureUrl: null, colourNumber: 6, isSelf: false },
    ],
    nextRank: { rank: 11, pointsMissing: 15 },
    monthPoints: 42,
    isShown: true,
    history: [
      {
        id: 90,
        points: 4,
        name: 'Friction in daily life',
        pictureUrl: '/poster.jpg',
        count: 1,
        source: 'exercise',
        chapterName: 'Force and friction',
        chapterNumber: 5,
        subjectId: 2,
        subjectName: 'Physics',
        subjectColourCode: '2',
        subjectIcon: 'atom',
        percent: 80,
        isCorrection: false,
        earnedAt: '2026-07-12T06:30:00.000Z',
      },
    ],
    historyTotal: 1,
  });
  expect(sent().query).toEqual({ CourseId: '41', CurrentPage: '2', Pagesize: '12' });
});

test('a list of nobody has no podium', async () => {
  const { transport } = wireOf(wire.getLeaderboard, { studentLeaderboard: noPoints() });
  await expect(getLeaderboard(transport, asked)).resolves.toMatchObject({
    podium: [],
    rank: null,
    nextRank: null,
  });
});

test('what a parent allows is read and written', async () => {
  const answer = { leaderboard_setting: { is_shown: true, shows_photo: false } };
  const reading = wireOf(wire.getLeaderboardSetting, answer);
  await expect(getLeaderboardSetting(reading.transport)).resolves.toEqual({
    isShown: true,
    showsPhoto: false,
  });
  const writing = wireOf(wire.setLeaderboardSetting, answer);
  await setLeaderboardSetting(writing.transport, { isShown: true, showsPhoto: false });
  expect(writing.sent().body).toEqual(answer);
  await setLeaderboardSetting(writing.transport, { showsPhoto: false });
  expect(JSON.stringify(writing.sent().body)).toBe('{"leaderboard_setting":{"shows_photo":false}}');
});
