import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, done, id, idText, instant } from './fields.ts';

const path = '/user_management/privacy/students/:studentId';
const params = z.object({ studentId: idText });

const dataExport = z.object({
  id,
  state: z.enum(['waiting', 'ready', 'gone']),
  created_at: instant,
  ready_at: z.nullable(instant),
  expires_at: z.nullable(instant),
  size_bytes: z.nullable(z.int()),
  /** Of one that is ready: opens for a quarter of an hour. */
  download_url: z.nullable(z.string()),
});
export type WireDataExport = z.infer<typeof dataExport>;

const deletion = z.object({
  id,
  state: z.enum(['waiting', 'cancelled', 'done']),
  asked_at: instant,
  /** The day it happens on; until then it can be taken back. */
  erase_on: day,
  /** Seven working days after it was asked for: the last day it is promised for. */
  due_on: day,
});
export type WireDeletion = z.infer<typeof deletion>;

export const getPrivacy = contract({
  summary: "What a family has asked for about a student's data, and what would be kept by law",
  family: 'main',
  method: 'GET',
  path,
  params,
  response: z.object({
    /** The newest first. */
    exports: z.array(dataExport),
    deletion: z.nullable(deletion),
    /** Kinds of records that a deletion leaves, each with the reason. */
    kept: z.array(z.object({ what: z.string(), why: z.string() })),
    /** self: of age. parent: only a parent may. school: the school has enrolled the student, and decides. */
    asks: z.enum(['self', 'parent', 'school']),
  }),
});

export const askForExport = contract({
  summary: 'Makes a file of everything about the student; it is there for a week',
  family: 'main',
  method: 'POST',
  path: `${path}/exports`,
  params,
  response: z.object({ export: dataExport }),
});

export const askForDeletion = contract({
  summary: 'Asks to be forgotten: done within seven working days, and can be taken back until the day',
  family: 'main',
  method: 'POST',
  path: `${path}/deletion`,
  params,
  response: z.object({ deletion }),
});

export const cancelDeletion = contract({
  summary: 'Takes the wish back',
  family: 'main',
  method: 'DELETE',
  path: `${path}/deletion`,
  params,
  response: done,
});
