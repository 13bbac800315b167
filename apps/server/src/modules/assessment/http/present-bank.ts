import { inLocale, type Locale } from '@shala/brand/brand.ts';
import { figuresOf } from '@shala/question-kit/kinds.ts';
import type { LocalText, StoredFigure } from '@shala/question-kit/stored.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type * as wire from '@shala/wire/question-bank.ts';
import type { PageMeta } from '#platform/page.ts';
import type { Storage } from '#platform/storage.ts';
import { describeFinding, type Finding } from '../exchange/findings.ts';
import type { FormatName } from '../exchange/formats.ts';
import type { BankCard, BankQuestion, listPlaces } from '../list-bank.ts';
import type { getImport } from '../start-import.ts';

const presentText = ({ en, hi }: LocalText): wire.WireLocalText => ({ en, hi: hi ?? null });

export const presentCard = (card: BankCard, locale: Locale): wire.WireQuestionCard => ({
  id: card.id,
  ref: card.ref,
  kind: card.body.kind,
  stem: presentText(card.body.stem),
  tags: card.tags,
  marks: card.body.maxMarks,
  version: card.version,
  has_figure: figuresOf(card.body).length > 0,
  is_retired: card.isRetired,
  uses: card.uses,
  course_name: card.courseName && inLocale(card.courseName, locale),
  subject_id: card.subjectId,
  subject_name: card.subjectName && inLocale(card.subjectName, locale),
  chapter_name: card.chapterName && inLocale(card.chapterName, locale),
  changed_at: card.changedAt.toISOString(),
});

export const presentMeta = (meta: PageMeta): WireMeta => ({
  current_page: meta.number,
  total_pages: meta.pages,
  total_count: meta.total,
  next_page: meta.next,
  prev_page: meta.previous,
  items_per_page: meta.size,
});

export async function presentFigure(storage: Storage, figure: StoredFigure): Promise<wire.WireBankFigure> {
  const { key, alt, width, height } = figure;
  return { key, alt: presentText(alt), width, height, url: (await storage.signedUrl(key)) ?? '' };
}

const figureOrNone = async (storage: Storage, figure: StoredFigure | null) =>
  figure && (await presentFigure(storage, figure));

async function presentVersion(
  storage: Storage,
  { version, createdAt, body, secret }: BankQuestion['versions'][number],
): Promise<wire.WireQuestionVersion> {
  const options = body.kind === 'single_choice' ? body.options : [];
  const right = options.findIndex(({ key }) => key === secret.correctAnswer);
  return {
    version,
    created_at: createdAt.toISOString(),
    stem: presentText(body.stem),
    figure: await figureOrNone(storage, body.figure),
    options: await Promise.all(
      options.map(async ({ text, figure }) => ({
        text: text && presentText(text),
        figure: await figureOrNone(storage, figure),
      })),
    ),
    right_option: right < 0 ? null : right + 1,
    model_answer: secret.modelAnswer && presentText(secret.modelAnswer),
    solution: presentText(secret.solution),
    solution_figure: await figureOrNone(storage, secret.solutionFigure),
    marks: body.maxMarks,
  };
}

export async function presentQuestion(
  storage: Storage,
  question: BankQuestion,
): Promise<wire.WireBankQuestion> {
  return {
    id: question.id,
    ref: question.ref,
    kind: question.kind,
    tags: question.tags,
    subject_id: question.subjectId,
    chapter_id: question.chapterId,
    is_retired: question.isRetired,
    uses: question.uses,
    version: question.version,
    versions: await Promise.all(question.versions.map((version) => presentVersion(storage, version))),
  };
}

type Places = Awaited<ReturnType<typeof listPlaces>>['places'];

/** The rows are in order: what stands above is the same for those that follow each other. */
export function presentPlaces(places: Places, locale: Locale) {
  const name = (text: unknown): string => inLocale(text as LocalText, locale);
  return group(places, 'course_id').map(([id, inCourse]) => ({
    id,
    name: name(inCourse[0]?.course_name),
    subjects: group(inCourse, 'subject_id').map(([subjectId, inSubject]) => ({
      id: subjectId,
      name: name(inSubject[0]?.subject_name),
      chapters: inSubject.flatMap(({ chapter_id, chapter_name }) =>
        chapter_id === null ? [] : [{ id: chapter_id, name: name(chapter_name) }],
      ),
    })),
  }));
}

function group(rows: Places, by: 'course_id' | 'subject_id'): [number, Places][] {
  const groups = new Map<number, Places>();
  for (const row of rows) groups.set(row[by], [...(groups.get(row[by]) ?? []), row]);
  return [...groups];
}

export const presentFinding = (finding: Finding, locale: Locale): wire.WireFinding => ({
  at: finding.at,
  ref: finding.ref,
  severity: finding.severity,
  code: finding.code,
  message: describeFinding(finding, locale),
});

type Import = Awaited<ReturnType<typeof getImport>>;

export const presentImport = (given: Import, locale: Locale): wire.WireQuestionImport => ({
  id: given.id,
  format: given.format as FormatName,
  file_name: given.file_name,
  state: given.state as wire.WireQuestionImport['state'],
  total: given.total,
  done: given.done,
  created: given.created,
  changed: given.changed,
  unchanged: given.unchanged,
  errors: given.errors,
  warnings: given.warnings,
  findings: (given.findings as unknown as Finding[]).map((finding) => presentFinding(finding, locale)),
});
