import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, id, idText } from './fields.ts';

const classRoom = z.object({
  id,
  name: z.string(),
  board_name: z.string(),
  board_acronym: z.string(),
  amount_paise: z.int(),
  amount_rupees: z.number(),
  is_active: z.boolean(),
  class_room_subject_count: z.int(),
  display_picture_url: z.nullable(z.string()),
  board: z.object({ id, name: z.string(), acronym: z.string() }),
});

export const board = z.object({
  id,
  name: z.string(),
  acronym: z.string(),
  display_picture_url: z.nullable(z.string()),
  img_url: z.nullable(z.string()),
  class_rooms: z.array(classRoom),
});

export const exam = z.object({
  id,
  name: z.string(),
  acronym: z.string(),
  description: z.nullable(z.string()),
  amount_paise: z.int(),
  amount_rupees: z.number(),
  is_active: z.boolean(),
  exam_subject_count: z.int(),
  display_picture_url: z.nullable(z.string()),
});

export const listBoards = contract({
  summary: 'Boards that have class rooms on offer here',
  family: 'main',
  method: 'GET',
  path: '/meta/boards',
  response: z.object({ boards: z.array(board) }),
});

export const listExams = contract({
  summary: 'Exams on offer here',
  family: 'main',
  method: 'GET',
  path: '/meta/exams',
  response: z.object({ exams: z.array(exam) }),
});

export const listUsages = contract({
  summary: 'What the platform can be used for; the brand decides which are open',
  family: 'main',
  method: 'GET',
  path: '/meta/usages',
  response: z.object({
    usages: z.array(z.object({ id: z.int(), name: z.string(), is_enabled: z.boolean() })),
  }),
});

const trial = z.object({
  isSuccess: z.boolean(),
  courses: z.array(z.object({ id, istrial: z.boolean(), enddate: z.nullable(day) })),
});
const trialQuery = z.object({ parentid: idText });

/** The frozen clients ask with GET; new ones with POST. Both do the same thing once. */
export const registerTrial = contract({
  summary: 'Starts the trial of the courses just chosen, once per student and course',
  family: 'net',
  method: 'POST',
  path: '/Student/RegisterTrial',
  query: trialQuery,
  response: trial,
});
export const registerTrialByGet = contract({
  summary: 'The same, as the frozen clients ask',
  family: 'net',
  method: 'GET',
  path: '/Student/RegisterTrial',
  query: trialQuery,
  response: trial,
});
