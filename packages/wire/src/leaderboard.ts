import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant } from './fields.ts';

/** First name and initial; the picture only where a parent allows it. */
const ranked = z.object({
  rank: z.int(),
  name: z.string(),
  point: z.int(),
  imageUrl: z.nullable(z.string()),
  /** Which of the seven colours the initial stands on: all that is told of an id. */
  colorNumber: z.int(),
});

const pointHistoryEntry = z.object({
  id,
  point: z.int(),
  /** The lesson, chapter, subject, exercise or paper. */
  contentName: z.string(),
  contentThumbnailUrl: z.nullable(z.string()),
  /** How much it was: lessons of a chapter, chapters of a subject, questions of an exercise; 1 for a lesson. */
  counts: z.int(),
  fieldType: z.enum(['content', 'chapter', 'subject', 'excercise', 'exam_exercise', 'quick_quiz', 'paper']),
  chapterName: z.nullable(z.string()),
  chapterNumber: z.nullable(z.int()),
  subjectId: z.nullable(id),
  subjectName: z.nullable(z.string()),
  subjectColorCode: z.nullable(z.string()),
  /** Name of its drawing. */
  subjectIcon: z.nullable(z.string()),
  subjectThumbnailUrl: z.nullable(z.string()),
  /** Score of the first attempt, for what was practised. */
  percent: z.nullable(z.number()),
  /** A later change of the marks. */
  isCorrection: z.boolean(),
  earnedAt: instant,
});
export type WirePointHistoryEntry = z.infer<typeof pointHistoryEntry>;

const leaderboard = z.object({
  firstRank: z.nullable(ranked),
  secondRank: z.nullable(ranked),
  thirdRank: z.nullable(ranked),
  /** Null without points, where a parent has taken the child out, and in a class that the child has left. */
  currentStudentRank: z.nullable(z.int()),
  currentStudentPoint: z.int(),
  /** Everybody who is ranked with this student. */
  studentCount: z.int(),
  /** Two above, the student, two below. */
  neighbours: z.array(z.extend(ranked, { isCurrentStudent: z.boolean() })),
  /** What is missing to the next higher rank; null for the first and for who is not ranked. */
  nextRank: z.nullable(z.object({ rank: z.int(), pointsMissing: z.int() })),
  /** Points of this calendar month. */
  monthPoints: z.int(),
  /** False: a parent has taken the child out. */
  isShown: z.boolean(),
  /** A page, the newest first. */
  pointHistory: z.array(pointHistoryEntry),
  historyTotal: z.int(),
});
export type WireLeaderboard = z.infer<typeof leaderboard>;

export const getLeaderboard = contract({
  summary: 'Who leads a course, where the student stands, and what the points were given for',
  family: 'net',
  method: 'GET',
  path: '/StudentReport/GetLeaderBoardByCourse',
  query: z.object({ CourseId: idText, CurrentPage: z.optional(idText), Pagesize: z.optional(idText) }),
  response: z.object({ studentLeaderboard: leaderboard }),
});

const setting = z.object({ is_shown: z.boolean(), shows_photo: z.boolean() });
const settingPath = '/course/parent/leaderboard_setting';

export const getLeaderboardSetting = contract({
  summary: 'What a parent allows for the acting child: on the list, with the photo',
  family: 'main',
  method: 'GET',
  path: settingPath,
  response: z.object({ leaderboard_setting: setting }),
});

export const setLeaderboardSetting = contract({
  summary: 'A parent takes the acting child off the list or back, and allows or forbids the photo',
  family: 'main',
  method: 'PUT',
  path: settingPath,
  /** What is left out keeps what it is. */
  body: z.object({ leaderboard_setting: z.partial(setting) }),
  response: z.object({ leaderboard_setting: setting }),
});
