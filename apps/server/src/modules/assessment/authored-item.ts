import { type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import { readBody } from '@shala/question-kit/kinds.ts';
import type { QuestionKind } from '@shala/question-kit/question.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type AuthoredItem, selectOwnQuestions } from './authoring-store.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import type { Timer } from './domain/run.ts';

/** Something to practise, as those see it who make it. */
export interface ItemHead {
  id: number;
  kind: AttemptKind;
  libraryId: number | null;
  title: LocalText;
  isPublished: boolean;
  timer: Timer;
  time: number | null;
  questionsCount: number;
  runsCount: number;
  /** A draft that no student has opened. */
  isRemovable: boolean;
}

export interface ItemView extends ItemHead {
  description: LocalText;
  rightMarks: number;
  wrongMarks: number;
  isShuffled: boolean;
  /** In their order, in their newest versions. */
  questions: { id: number; tags: readonly string[]; body: StoredBody }[];
}

export const itemHead = (row: AuthoredItem): ItemHead => ({
  id: row.id,
  kind: row.kind as AttemptKind,
  libraryId: row.content_library_id,
  title: localTextSchema.parse(row.title),
  isPublished: row.is_active,
  timer: row.timer as Timer,
  time: row.time,
  questionsCount: row.question_ids.length,
  runsCount: row.runs_count,
  isRemovable: row.is_removable,
});

export async function itemView(db: Queryable, row: AuthoredItem): Promise<ItemView> {
  const found = await selectOwnQuestions(db, row.owner_tenant_id, row.question_ids);
  const byId = new Map(found.map((question) => [question.id, question]));
  return {
    ...itemHead(row),
    description: localTextSchema.parse(row.description),
    rightMarks: row.right_marks,
    wrongMarks: row.wrong_marks,
    isShuffled: row.is_shuffled,
    questions: row.question_ids.flatMap((id) => {
      const question = byId.get(id);
      if (!question) return [];
      return [{ id, tags: question.tags, body: readBody(question.kind as QuestionKind, question.body) }];
    }),
  };
}
