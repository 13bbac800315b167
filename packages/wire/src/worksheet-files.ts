import * as z from 'zod/mini';
import { contract, type ObjectSchema } from './contract.ts';
import { done, id, idText, instant } from './fields.ts';

/** Why a file is refused after a look at its bytes. */
export const refusals = [
  /** Neither a PDF nor a JPEG, or not what it was announced as. */
  'wrong_type',
  'too_large',
  /** Cut off or damaged. */
  'broken',
  /** A PDF with a password. */
  'encrypted',
  'too_many_pages',
  'too_many_pixels',
  /** A PDF that would do something when it is opened. */
  'active_content',
  'infected',
  /** What arrived is not what was announced; sending it again helps. */
  'mismatch',
] as const;
export type Refusal = (typeof refusals)[number];

export const upload = z.object({
  id,
  name: z.string(),
  content_type: z.string(),
  size_bytes: z.int(),
  /** ready: checked and kept. Only then can it be turned in. */
  state: z.enum(['uploading', 'checking', 'ready', 'refused']),
  refusal: z.nullable(z.enum(refusals)),
  page_count: z.nullable(z.int()),
  /** Where the checked file is fetched. */
  url: z.nullable(z.string()),
  chunk_size: z.int(),
  chunk_count: z.int(),
  /**
   * What is still missing: PUT exactly these bytes (from number * chunk_size, so many) to the address. Addresses
   * live for a quarter of an hour; ask again for new ones. Empty: all there, call finish.
   */
  missing_chunks: z.array(z.object({ number: z.int(), size_bytes: z.int(), url: z.string() })),
});
export type WireUpload = z.infer<typeof upload>;

const announced = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  content_type: z.string().check(z.maxLength(100)),
  size_bytes: z.int().check(z.gte(0)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** Every place that holds files offers the same four calls. */
function fileCalls<All extends ObjectSchema, One extends ObjectSchema>(
  base: string,
  { all, one }: { all: All; one: One },
  what: string,
) {
  const answer = z.object({ file: upload });
  return {
    announce: contract({
      summary: `Announces files ${what}; the same file again is the one that is there`,
      family: 'main',
      method: 'POST',
      path: `${base}/files`,
      params: all,
      body: z.object({ files: z.array(announced).check(z.minLength(1), z.maxLength(50)) }),
      response: z.object({ files: z.array(upload) }),
    }),
    find: contract({
      summary: `How far a file ${what} is, with addresses for what is missing`,
      family: 'main',
      method: 'GET',
      path: `${base}/files/:fileId`,
      params: one,
      response: answer,
    }),
    finish: contract({
      summary: `All is sent: a file ${what} is checked`,
      family: 'main',
      method: 'POST',
      path: `${base}/files/:fileId/finish`,
      params: one,
      response: answer,
    }),
    remove: contract({
      summary: `Takes away a file ${what}`,
      family: 'main',
      method: 'DELETE',
      path: `${base}/files/:fileId`,
      params: one,
      response: done,
    }),
  };
}

const own = '/worksheet/student/worksheets/:worksheetId';
const given = '/worksheet/staff/worksheets/:worksheetId';

const ofWorksheet = { worksheetId: idText };
const ofSubmission = { worksheetId: idText, studentId: idText };
const worksheetParams = {
  all: z.object(ofWorksheet),
  one: z.object({ ...ofWorksheet, fileId: idText }),
};

export const draftFiles = fileCalls(own, worksheetParams, "of a student's draft");
export const givenFiles = fileCalls(given, worksheetParams, 'that a tutor gives out');
export const evaluatedFiles = fileCalls(
  `${given}/submissions/:studentId`,
  { all: z.object(ofSubmission), one: z.object({ ...ofSubmission, fileId: idText }) },
  'that a tutor gives back',
);

export const turnIn = contract({
  summary: 'Hands the draft in with all its files, for good; again: the same receipt',
  family: 'main',
  method: 'PUT',
  path: `${own}/turn_in`,
  params: z.object(ofWorksheet),
  response: z.object({ receipt: z.object({ code: z.string(), turned_in_at: instant }), server_now: instant }),
});
