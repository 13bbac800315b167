import { createHash } from 'node:crypto';
import { figuresOf } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import sharp from 'sharp';
import { AppError } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { pictureType, remakePicture } from '#platform/images.ts';
import type { Storage } from '#platform/storage.ts';
import { selectKnownFigures } from './bank-list-store.ts';
import type { QuestionSecret } from './question-secret.ts';

const longestSide = 1600;
const prefixOf = (tenantId: number): string => `figures/${tenantId}/`;

/** Stores a picture of a tutor, made anew from its pixels. The same picture has the same key. */
export async function addFigure(
  storage: Storage,
  { tenantId, content }: { tenantId: number; content: Buffer },
) {
  const picture = await remakePicture(content, longestSide);
  if (!picture) throw new AppError('picture_invalid');
  const { width, height } = await sharp(picture).metadata();
  const key = `${prefixOf(tenantId)}${createHash('sha256').update(picture).digest('hex')}.webp`;
  await storage.put(key, picture, pictureType);
  return { key, alt: { en: '' }, width, height };
}

interface Pictured {
  body: StoredBody;
  secret: Pick<QuestionSecret, 'solutionFigure'>;
}

const keysOf = ({ body, secret }: Pictured): string[] => {
  const figures = [...figuresOf(body), ...(secret.solutionFigure ? [secret.solutionFigure] : [])];
  return figures.map(({ key }) => key);
};

/** A key is only a name: what lies under it must be the tenant's own, or anybody's file could be shown. */
export async function findForeignFigures(
  db: Queryable,
  tenantId: number,
  questions: readonly Pictured[],
): Promise<(question: Pictured) => string | undefined> {
  const asked = new Set(questions.flatMap(keysOf).filter((key) => !key.startsWith(prefixOf(tenantId))));
  const known = new Set(await selectKnownFigures(db, tenantId, [...asked]));
  return (question) => keysOf(question).find((key) => asked.has(key) && !known.has(key));
}
