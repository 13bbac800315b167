import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { idText } from './fields.ts';

const params = z.object({ token: z.string().check(z.maxLength(200)) });
const response = z.object({ isSuccess: z.boolean() });

/** At the root, because it is the address of the page, too: a mail program posts where a person opens. */
export const stopDigest = contract({
  summary: 'Stops the weekly letter that the token came with, with one click (RFC 8058)',
  family: 'net',
  method: 'POST',
  path: '/digest/stop/:token',
  params,
  response,
});

export const startDigest = contract({
  summary: 'Lets the weekly letter come again',
  family: 'net',
  method: 'POST',
  path: '/digest/start/:token',
  params,
  response,
});

const letter = z.object({ is_on: z.boolean() });
const letterPath = '/user_management/parent/students/:studentId/weekly_letter';
const letterParams = z.object({ studentId: idText });
/** The letter goes to the parent's own address; without one it cannot come. */
const letterSetting = z.object({
  weekly_letter: z.object({ is_on: z.boolean(), email: z.nullable(z.string()) }),
});

export const getWeeklyLetter = contract({
  summary: 'Whether the weekly letter about a child comes to this parent, and where to',
  family: 'main',
  method: 'GET',
  path: letterPath,
  params: letterParams,
  response: letterSetting,
});

export const saveWeeklyLetter = contract({
  summary: 'Stops the weekly letter about a child, or lets it come again',
  family: 'main',
  method: 'PUT',
  path: letterPath,
  params: letterParams,
  body: z.object({ weekly_letter: letter }),
  response: letterSetting,
});
