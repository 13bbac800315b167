import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText, instant, search } from './fields.ts';
import { meta, paging } from './paging.ts';

const base = '/course/staff/questions';
const kind = z.enum(['single_choice', 'free_text']);

const words = z.string().check(z.maxLength(10_000));
/** English is always there; null: no Hindi. */
const localText = z.object({ en: words, hi: z.nullable(words) });
export type WireLocalText = z.infer<typeof localText>;

/** A picture as it is sent: a key that the upload or the bank has told. */
const figureInput = z.object({
  key: z.string().check(z.maxLength(300)),
  alt: localText,
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
});
const figure = z.extend(figureInput, { url: z.string() });
export type WireBankFigure = z.infer<typeof figure>;

const card = z.object({
  id,
  ref: z.string(),
  kind,
  stem: localText,
  tags: z.array(z.string()),
  marks: z.number(),
  version: z.int(),
  has_figure: z.boolean(),
  is_retired: z.boolean(),
  /** Exercises, quizzes and papers that hold it. */
  uses: z.int(),
  course_name: z.nullable(z.string()),
  subject_id: z.nullable(id),
  subject_name: z.nullable(z.string()),
  chapter_name: z.nullable(z.string()),
  changed_at: instant,
});
export type WireQuestionCard = z.infer<typeof card>;

const filters = {
  course_id: z.optional(idText),
  subject_id: z.optional(idText),
  chapter_id: z.optional(idText),
  kind: z.optional(kind),
  tag: z.optional(z.string().check(z.maxLength(80))),
  search,
  is_retired: z.optional(z.enum(['true', 'false'])),
};

export const listQuestions = contract({
  summary: 'The questions that this person may look at and change, the newest first',
  family: 'main',
  method: 'GET',
  path: base,
  query: z.object({ ...filters, ...paging }),
  response: z.object({ questions: z.array(card), meta }),
});

const named = z.object({ id, name: z.string() });
export const listQuestionPlaces = contract({
  summary: 'Courses, subjects and chapters whose questions this person keeps, and the tags in use',
  family: 'main',
  method: 'GET',
  path: '/course/staff/question_places',
  response: z.object({
    courses: z.array(z.extend(named, { subjects: z.array(z.extend(named, { chapters: z.array(named) })) })),
    tags: z.array(z.string()),
  }),
});

const version = z.object({
  version: z.int(),
  created_at: instant,
  stem: localText,
  figure: z.nullable(figure),
  options: z.array(z.object({ text: z.nullable(localText), figure: z.nullable(figure) })),
  /** The place of the right option, from 1; null where a person marks. */
  right_option: z.nullable(z.int()),
  model_answer: z.nullable(localText),
  solution: localText,
  solution_figure: z.nullable(figure),
  marks: z.number(),
});
export type WireQuestionVersion = z.infer<typeof version>;

const full = z.object({
  id,
  ref: z.string(),
  kind,
  tags: z.array(z.string()),
  subject_id: z.nullable(id),
  chapter_id: z.nullable(id),
  is_retired: z.boolean(),
  uses: z.int(),
  version: z.int(),
  /** The newest first. */
  versions: z.array(version),
});
export type WireBankQuestion = z.infer<typeof full>;
const one = z.object({ question: full });
const params = z.object({ questionId: idText });

export const getBankQuestion = contract({
  summary: 'One question with all its versions',
  family: 'main',
  method: 'GET',
  path: `${base}/:questionId`,
  params,
  response: one,
});

const tags = z.array(z.string().check(z.regex(/^[\p{L}\p{M}\p{N}_./-]{1,80}$/u))).check(z.maxLength(20));
const content = {
  stem: localText,
  figure: z.nullable(figureInput),
  options: z
    .array(z.object({ text: z.nullable(localText), figure: z.nullable(figureInput) }))
    .check(z.maxLength(9)),
  right_option: z.nullable(z.int().check(z.gte(1), z.lte(9))),
  model_answer: z.nullable(localText),
  solution: localText,
  solution_figure: z.nullable(figureInput),
  marks: z.number().check(z.positive(), z.lte(1000)),
  tags,
  subject_id: id,
  chapter_id: z.nullable(id),
};

export const createQuestion = contract({
  summary: 'A new question of the bank',
  family: 'main',
  method: 'POST',
  path: base,
  body: z.object({ question: z.object({ kind, ...content }) }),
  response: one,
});

export const saveQuestionVersion = contract({
  summary: 'A further version of a question; runs that have begun keep theirs',
  family: 'main',
  method: 'POST',
  path: `${base}/:questionId/versions`,
  params,
  body: z.object({
    question: z.object({
      /** The version that was changed: refused when somebody else was quicker. */
      version: z.int(),
      ...content,
    }),
  }),
  response: one,
});

export const retireQuestion = contract({
  summary: 'Takes a question out of use for new exercises, or back; where it is used it stays',
  family: 'main',
  method: 'PUT',
  path: `${base}/:questionId/retirement`,
  params,
  body: z.object({ retirement: z.object({ is_retired: z.boolean() }) }),
  response: one,
});

const file = z.object({ original_filename: z.string(), tempfile: z.string(), content_type: z.string() });

export const addQuestionFigure = contract({
  summary: 'Stores a picture for questions',
  family: 'main',
  method: 'POST',
  path: '/course/staff/question_figures',
  body: z.object({ figure: z.object({ file }) }),
  response: z.object({ figure }),
});

const format = z.enum(['moodle_xml', 'gift', 'aiken', 'qti', 'csv']);

const finding = z.object({
  /** A line of the file, or the number of an item in a package. */
  at: z.int(),
  ref: z.nullable(z.string()),
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  message: z.string(),
});
export type WireFinding = z.infer<typeof finding>;

const questionImport = z.object({
  id,
  format,
  file_name: z.string(),
  state: z.enum(['checking', 'checked', 'importing', 'done']),
  total: z.int(),
  done: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** The first 500 of them. */
  findings: z.array(finding),
});
export type WireQuestionImport = z.infer<typeof questionImport>;
const oneImport = z.object({ question_import: questionImport });
const importParams = z.object({ importId: idText });
const imports = '/course/staff/question_imports';

export const startQuestionImport = contract({
  summary: 'Takes a file of questions and looks at it in the background; nothing goes into the bank yet',
  family: 'main',
  method: 'POST',
  path: imports,
  body: z.object({
    question_import: z.object({ format, subject_id: id, chapter_id: z.nullable(id), file }),
  }),
  response: oneImport,
});

export const getQuestionImport = contract({
  summary: 'How far an import is, and what was found in its file',
  family: 'main',
  method: 'GET',
  path: `${imports}/:importId`,
  params: importParams,
  response: oneImport,
});

export const confirmQuestionImport = contract({
  summary: 'Brings a file without mistakes into the bank, whole or not at all',
  family: 'main',
  method: 'POST',
  path: `${imports}/:importId/confirm`,
  params: importParams,
  response: oneImport,
});

const exportQuery = z.object({ format, ...filters });

export const checkQuestionExport = contract({
  summary: 'What an export would hold, and what the format cannot hold',
  family: 'main',
  method: 'GET',
  path: '/course/staff/question_exports',
  query: exportQuery,
  response: z.object({ count: z.int(), findings: z.array(finding), findings_total: z.int() }),
});

export const exportQuestions = contract({
  summary: 'The questions as a file',
  family: 'main',
  method: 'GET',
  path: '/course/staff/question_exports/file',
  query: exportQuery,
  response: z.unknown(),
});
