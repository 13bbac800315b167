import type { QuestionContent } from '@shala/api-client/question-bank.ts';

const parts = {
  stem: ({ stem }) => stem.en,
  stemHindi: ({ stem }) => stem.hi,
  figure: ({ figure }) => figure && [figure.key, figure.alt],
  options: ({ options }) => options.map(({ text, figure }) => [text, figure?.key, figure?.alt]),
  right: ({ rightOption }) => rightOption,
  modelAnswer: ({ modelAnswer }) => modelAnswer,
  solution: ({ solution, solutionFigure }) => [solution, solutionFigure?.key, solutionFigure?.alt],
  marks: ({ marks }) => marks,
} as const satisfies Record<string, (content: QuestionContent) => unknown>;

export type ChangedPart = keyof typeof parts;

/** Which parts of a question a version changed. */
export const changesBetween = (before: QuestionContent, after: QuestionContent): ChangedPart[] =>
  (Object.keys(parts) as ChangedPart[]).filter(
    (part) => JSON.stringify(parts[part](before)) !== JSON.stringify(parts[part](after)),
  );
