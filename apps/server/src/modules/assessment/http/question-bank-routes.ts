import type { LocalText, StoredFigure } from '@shala/question-kit/stored.ts';
import type { BodyOf } from '@shala/wire/contract.ts';
import * as wire from '@shala/wire/question-bank.ts';
import { act, type Limit, RawAnswer, type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { changeQuestion, createQuestion, type QuestionContent, retireQuestion } from '../author-question.ts';
import { addFigure } from '../bank-figures.ts';
import type { BankFilters } from '../bank-filters.ts';
import type { EngineDeps } from '../deps.ts';
import { clean, toLocalText } from '../exchange/draft.ts';
import { exportQuestions } from '../export-questions.ts';
import { getBankQuestion, listBank, listPlaces } from '../list-bank.ts';
import { confirmImport, getImport, startImport } from '../start-import.ts';
import * as present from './present-bank.ts';

const staff = { policy: 'staff' } as const;
const perSession: Limit['key'] = ({ actor }) => actor?.sessionId ?? null;
/** Whole banks and pictures cost the machine something. */
const slow: Limit[] = [{ name: 'question-bank-files', points: 60, seconds: 600, key: perSession }];
const slowly = { policy: 'staff', limits: slow } as const;
const mostFileBytes = 16 * 1024 * 1024;
const mostPictureBytes = 5 * 1024 * 1024;
const mostFindings = 500;

export const questionBankRoutes = (deps: EngineDeps): Route[] => [
  ...listRoutes(deps),
  ...editorRoutes(deps),
  ...importRoutes(deps),
];

function listRoutes(deps: EngineDeps): Route[] {
  const { db } = deps;
  return [
    read(wire.listQuestions, staff, async ({ actor, query, locale }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const { questions, meta } = await listBank(db, { staff: actor, filters: filtersOf(query), page });
      const cards = questions.map((card) => present.presentCard(card, locale));
      return { questions: cards, meta: present.presentMeta(meta) };
    }),
    read(wire.listQuestionPlaces, staff, async ({ actor, locale }) => {
      const { places, tags } = await listPlaces(db, actor);
      return { courses: present.presentPlaces(places, locale), tags };
    }),
    read(wire.checkQuestionExport, slowly, async ({ actor, query, locale }) => {
      const asked = { staff: actor, filters: filtersOf(query), format: query.format };
      const { count, findings } = await exportQuestions(deps, asked);
      const first = findings.slice(0, mostFindings);
      return {
        count,
        findings: first.map((finding) => present.presentFinding(finding, locale)),
        findings_total: findings.length,
      };
    }),
    read(wire.exportQuestions, slowly, async ({ actor, query }) => {
      const asked = { staff: actor, filters: filtersOf(query), format: query.format };
      const { content, contentType, extension } = await exportQuestions(deps, asked);
      return new RawAnswer(contentType, Buffer.from(content), `questions.${extension}`);
    }),
  ];
}

function editorRoutes({ db, storage }: EngineDeps): Route[] {
  return [
    read(wire.getBankQuestion, staff, async ({ actor, params }) => {
      const question = await getBankQuestion(db, { staff: actor, questionId: params.questionId });
      return { question: await present.presentQuestion(storage, question) };
    }),
    write(wire.createQuestion, staff, async ({ actor, body: { question } }, tx) => {
      const given = { staff: actor, kind: question.kind, content: contentOf(question) };
      const questionId = await createQuestion(tx, given);
      const made = await getBankQuestion(tx, { staff: actor, questionId });
      return { question: await present.presentQuestion(storage, made) };
    }),
    write(wire.saveQuestionVersion, staff, async ({ actor, params, body: { question } }, tx) => {
      const { questionId } = params;
      const { version } = question;
      await changeQuestion(tx, { staff: actor, questionId, version, content: contentOf(question) });
      const saved = await getBankQuestion(tx, { staff: actor, questionId });
      return { question: await present.presentQuestion(storage, saved) };
    }),
    write(wire.retireQuestion, staff, async ({ actor, params, body: { retirement } }, tx) => {
      const { questionId } = params;
      await retireQuestion(tx, { staff: actor, questionId, isRetired: retirement.is_retired });
      const saved = await getBankQuestion(tx, { staff: actor, questionId });
      return { question: await present.presentQuestion(storage, saved) };
    }),
    act(
      wire.addQuestionFigure,
      { policy: 'staff', limits: slow, takesFiles: { files: 1, fileBytes: mostPictureBytes } },
      async ({ actor, body }) => {
        const content = Buffer.from(body.figure.file.tempfile, 'base64');
        const figure = await addFigure(storage, { tenantId: actor.tenantId, content });
        return { figure: await present.presentFigure(storage, figure) };
      },
    ),
  ];
}

function importRoutes({ db }: EngineDeps): Route[] {
  return [
    write(
      wire.startQuestionImport,
      { policy: 'staff', limits: slow, takesFiles: { files: 1, fileBytes: mostFileBytes } },
      async ({ actor, body: { question_import: given }, locale }, tx) => {
        const { format, file } = given;
        const place = { subjectId: given.subject_id, chapterId: given.chapter_id };
        const source = Buffer.from(file.tempfile, 'base64');
        const fileName = file.original_filename;
        const started = await startImport(tx, { staff: actor, format, fileName, place, source });
        return { question_import: present.presentImport(started, locale) };
      },
    ),
    read(wire.getQuestionImport, staff, async ({ actor, params, locale }) => {
      const found = await getImport(db, { staff: actor, id: params.importId });
      return { question_import: present.presentImport(found, locale) };
    }),
    write(wire.confirmQuestionImport, staff, async ({ actor, params, locale }, tx) => {
      const confirmed = await confirmImport(tx, { staff: actor, id: params.importId });
      return { question_import: present.presentImport(confirmed, locale) };
    }),
  ];
}

interface WireFilters {
  course_id?: number | undefined;
  subject_id?: number | undefined;
  chapter_id?: number | undefined;
  kind?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  is_retired?: 'true' | 'false' | undefined;
}

const filtersOf = (query: WireFilters): BankFilters => ({
  courseId: query.course_id,
  subjectId: query.subject_id,
  chapterId: query.chapter_id,
  kind: query.kind,
  tag: query.tag,
  search: query.search,
  isRetired: query.is_retired === 'true',
});

type Given = Omit<BodyOf<typeof wire.saveQuestionVersion>['question'], 'version'>;

const textOf = ({ en, hi }: wire.WireLocalText): LocalText => toLocalText(en, hi ?? undefined);
/** An empty text is none. */
const textOrNone = (text: wire.WireLocalText | null): LocalText | null =>
  text === null || clean(text.en + (text.hi ?? '')) === '' ? null : textOf(text);
const figureOf = (figure: Given['figure']): StoredFigure | null =>
  figure && { key: figure.key, alt: textOf(figure.alt), width: figure.width, height: figure.height };

const contentOf = (given: Given): QuestionContent => ({
  stem: textOf(given.stem),
  figure: figureOf(given.figure),
  options: given.options.map(({ text, figure }) => ({ text: textOrNone(text), figure: figureOf(figure) })),
  rightOption: given.right_option,
  modelAnswer: textOrNone(given.model_answer),
  solution: textOf(given.solution),
  solutionFigure: figureOf(given.solution_figure),
  marks: given.marks,
  tags: given.tags,
  place: { subjectId: given.subject_id, chapterId: given.chapter_id },
});
