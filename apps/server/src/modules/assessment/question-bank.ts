import { readBody } from '@shala/question-kit/kinds.ts';
import type { QuestionKind } from '@shala/question-kit/question.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectBodies, selectSecrets } from './practice-store.ts';
import { type QuestionSecret, questionSecretSchema } from './question-secret.ts';

export interface QuestionRef {
  id: number;
  version: number;
}

export interface QuestionBank {
  /** What a student may see, by question. */
  bodies(db: Queryable, refs: readonly QuestionRef[]): Promise<Map<number, StoredBody>>;
  /** What nobody sees before the end, by question. */
  secrets(db: Queryable, refs: readonly QuestionRef[]): Promise<Map<number, QuestionSecret>>;
  /** A version of the question that this process has seen; good enough to recognise a usual answer. */
  seenBody(questionId: number): StoredBody | undefined;
}

/** More than the largest course has. */
const most = 20_000;

/**
 * Question versions never change, so a process reads each of them once: a whole class that starts the same paper
 * reads its questions from memory. Bodies and secrets are kept apart, as everywhere.
 */
export function createQuestionBank(): QuestionBank {
  const seen = createShelf<StoredBody>();
  const bodies = createShelf<StoredBody>();
  const secrets = createShelf<QuestionSecret>();
  return {
    seenBody: (questionId) => seen.get(String(questionId)),
    bodies: (db, refs) =>
      readThrough(bodies, refs, async (missing) => {
        const rows = await selectBodies(db, missing);
        return rows.map((row) => {
          const body = readBody(row.kind as QuestionKind, row.body);
          seen.put(String(row.question_id), body);
          return { id: row.question_id, version: row.version, value: body };
        });
      }),
    secrets: (db, refs) =>
      readThrough(secrets, refs, async (missing) => {
        const rows = await selectSecrets(db, missing);
        return rows.map((row) => ({
          id: row.question_id,
          version: row.version,
          value: questionSecretSchema.parse(row.secret),
        }));
      }),
  };
}

const keyOf = ({ id, version }: QuestionRef) => `${id}:${version}`;

async function readThrough<Value>(
  shelf: Shelf<Value>,
  refs: readonly QuestionRef[],
  read: (missing: readonly QuestionRef[]) => Promise<(QuestionRef & { value: Value })[]>,
): Promise<Map<number, Value>> {
  const missing = refs.filter((ref) => shelf.get(keyOf(ref)) === undefined);
  const fresh = missing.length > 0 ? await read(missing) : [];
  for (const found of fresh) shelf.put(keyOf(found), found.value);
  const all = new Map(fresh.map(({ id, value }) => [id, value]));
  for (const ref of refs) {
    const value = all.get(ref.id) ?? shelf.get(keyOf(ref));
    if (value === undefined) throw new Error(`question ${ref.id} has no version ${ref.version}`);
    all.set(ref.id, value);
  }
  return all;
}

interface Shelf<Value> {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
}

/** The oldest goes when it is full. */
function createShelf<Value>(): Shelf<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    put(key, value) {
      values.delete(key);
      values.set(key, value);
      if (values.size <= most) return;
      for (const oldest of values.keys()) {
        values.delete(oldest);
        break;
      }
    },
  };
}
