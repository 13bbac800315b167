import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant } from './fields.ts';
import { netMeta, netPaging } from './paging.ts';
import { refusals } from './worksheet-files.ts';

/** A moment as a clock on an Indian wall shows it, without a zone: what frozen clients compare with. */
const indianTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));

/** `path` is a signed address that lives for a quarter of an hour and saves the file under `name`. */
export const worksheetAttachment = z.object({
  attachmentId: id,
  name: z.string(),
  /** Null while the file is not ready. */
  path: z.nullable(z.string()),
  /** A flag of the client; always false from here. */
  isDownload: z.boolean(),
  contentType: z.string(),
  sizeBytes: z.int(),
  pageCount: z.nullable(z.int()),
  state: z.enum(['uploading', 'checking', 'ready', 'refused']),
  refusal: z.nullable(z.enum(refusals)),
});
export type WireWorksheetAttachment = z.infer<typeof worksheetAttachment>;

const previousRound = z.object({
  number: z.int(),
  turnedInAt: z.nullable(instant),
  message: z.nullable(z.string()),
  studentAttachmentList: z.array(worksheetAttachment),
  evaluationAttachmentList: z.array(worksheetAttachment),
});
export type WirePreviousRound = z.infer<typeof previousRound>;

const cardFields = {
  worksheetId: id,
  studentId: id,
  name: z.string(),
  /** Indian wall clock, like all old dates here; `...At` fields are instants. */
  dueDate: indianTime,
  points: z.int(),
  classId: id,
  className: z.string(),
  /** The student's own section, where the worksheet is for sections. */
  sectionId: z.nullable(id),
  sectionName: z.nullable(z.string()),
  subjectId: id,
  subjectName: z.string(),
  subjectColorCode: z.nullable(z.string()),
  createdOn: indianTime,
  postedDate: indianTime,
  /** Null until the student has put in a file. */
  studentWorksheetId: z.nullable(id),
  /** Null: not graded yet. */
  studentPoint: z.nullable(z.number()),
  turnInStatus: z.boolean(),
  turnInDate: z.nullable(indianTime),
  dueAt: instant,
  postedAt: instant,
  /** The server's word: not turned in, and in time. */
  canSubmit: z.boolean(),
  isOverdue: z.boolean(),
  roundNumber: z.int(),
  /** Of the newest round. A returned worksheet is a draft of the next round, with `isReturned`. */
  roundState: z.enum(['draft', 'turned_in', 'graded']),
  isReturned: z.boolean(),
  serverNow: instant,
};

const worksheetCard = z.object(cardFields);
export type WireWorksheetCard = z.infer<typeof worksheetCard>;

const worksheet = z.object({
  ...cardFields,
  studentName: z.string(),
  instructions: z.string(),
  /** What the tutor gave out. */
  attachmentList: z.array(worksheetAttachment),
  /** The student's files of the newest round. */
  studentAttachmentList: z.array(worksheetAttachment),
  /** Given back by the tutor: of the newest round, or of the one before if that was returned. */
  evaluationAttachmentList: z.array(worksheetAttachment),
  privateMessage: z.nullable(z.string()),
  receipt: z.nullable(z.object({ code: z.string(), turnedInAt: instant })),
  /** Asked to turn in while files were still checked: it comes about by itself, as of this moment. */
  askedAt: z.nullable(instant),
  /** Rounds that were returned, the newest first. */
  previousRounds: z.array(previousRound),
  mostFiles: z.int(),
  mostFilesPerUpload: z.int(),
  mostFileBytes: z.int(),
});
export type WireWorksheet = z.infer<typeof worksheet>;

export const listWorksheets = contract({
  summary: "A page of the student's worksheets, the newest first",
  family: 'net',
  method: 'GET',
  path: '/worksheet/GetStudentWorkSheetList',
  query: z.object({ StudentId: idText, ...netPaging }),
  response: z.object({ studentWorksheet: z.array(worksheetCard), meta: netMeta }),
});

export const getWorksheet = contract({
  summary: 'One worksheet with all its files',
  family: 'net',
  method: 'GET',
  path: '/worksheet/GetStudentWorksheetInfo',
  query: z.object({ WorksheetId: idText, StudentId: idText }),
  response: z.object({ worksheet }),
});

/** A file of a form: its content in base64 where the body is JSON. */
const formFile = z.object({ original_filename: z.string(), tempfile: z.string(), content_type: z.string() });

export const submitWorksheet = contract({
  summary: 'Adds files to the draft; with TurnInStatus true hands everything in, for good',
  family: 'net',
  method: 'POST',
  path: '/worksheet/SubmitWorkSheet',
  body: z.object({
    WorksheetId: z.union([idText, id]),
    StudentId: z.union([idText, id]),
    TurnInStatus: z.boolean(),
    AttachmentList: z.optional(z.array(formFile)),
  }),
  response: z.object({ worksheet }),
});
