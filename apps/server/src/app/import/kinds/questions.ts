import { posix } from 'node:path';
import type { StoredBody, StoredFigure } from '@shala/question-kit/stored.ts';
import * as z from 'zod';
import { saveQuestion } from '#modules/assessment/index.ts';
import type { ImportContext } from '../context.ts';
import { record, reference } from '../fields.ts';
import type { Drawing } from '../figures.ts';
import type { Kind } from '../kind.ts';
import { inside, type Place } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';
import { type FigureFields, optionKey, type QuestionFields, questionFields } from './question-fields.ts';

const schema = record({
  owner: z.string(),
  tags: z.array(reference).default([]),
  items: z.array(questionFields).min(1),
});

export const questions: Kind<z.infer<typeof schema>> = {
  list: 'questions',
  schema,
  async save(context, set, at) {
    const ownerTenantId = await findTenantId(context, set.owner, inside(at, 'owner'));
    if (ownerTenantId === null) return;
    for (const [index, fields] of set.items.entries()) {
      const place = inside(at, 'items', index);
      context.claim('question', `${set.owner}/${fields.id}`, place);
      const drawings: Drawing[] = [];
      const figure = (file: FigureFields | undefined, part: Place) =>
        file ? takeFigure(context, file, part, drawings) : null;
      const question = {
        ownerTenantId,
        slug: fields.id,
        tags: [...set.tags, ...fields.tags, `level-${fields.level}`],
        body: await bodyOf(fields, place, figure),
        secret: {
          correctAnswer: fields.kind === 'choice' ? optionKey(fields.answer) : null,
          modelAnswer: fields.kind === 'text' ? fields.model : null,
          solution: fields.solution,
          solutionFigure: await figure(fields.solution_figure, inside(place, 'solution_figure')),
        },
      };
      const saved = await context.attempt(place, () => saveQuestion(context.tx, question));
      if (!saved) continue;
      context.count('questions', saved.change);
      if (saved.change !== 'unchanged') for (const drawing of drawings) context.figures.want(drawing);
    }
  },
};

type TakeFigure = (
  file: FigureFields | undefined,
  at: Place,
) => Promise<StoredFigure | null> | StoredFigure | null;

async function bodyOf(fields: QuestionFields, at: Place, figure: TakeFigure): Promise<StoredBody> {
  const stem = fields.stem;
  const stemFigure = await figure(fields.figure, inside(at, 'figure'));
  if (fields.kind === 'text') return { kind: 'free_text', stem, figure: stemFigure, maxMarks: fields.marks };
  const options = [];
  for (const [index, { key, en, hi, figure: file }] of fields.options.entries()) {
    options.push({
      key: optionKey(key),
      text: en === undefined ? null : { en, ...(hi !== undefined && { hi }) },
      figure: await figure(file, inside(at, 'options', index, 'figure')),
    });
  }
  return { kind: 'single_choice', stem, figure: stemFigure, options, maxMarks: fields.marks };
}

/** What is missing is told, and the question is looked at further without it: the import is taken back anyway. */
async function takeFigure(
  { figures, problem }: ImportContext,
  { file, alt }: FigureFields,
  at: Place,
  drawings: Drawing[],
): Promise<StoredFigure | null> {
  const drawing = await figures.read(posix.join(posix.dirname(at.source.file), 'figures', file));
  if (!figures.hasStore) problem(at, 'needs a file store: set S3_ENDPOINT and the other S3 settings');
  else if (!drawing) problem(at, `figures/${file} is not there or is no SVG drawing`);
  if (!drawing) return null;
  drawings.push(drawing);
  const { key, width, height } = drawing;
  return { key, alt, width, height };
}
