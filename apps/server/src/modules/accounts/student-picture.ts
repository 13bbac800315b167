import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { pictureType, remakePicture } from '#platform/images.ts';
import { newSecret } from '#platform/random.ts';
import type { Storage } from '#platform/storage.ts';
import type { PictureReplaced } from './events.ts';

const mostBytes = 5 * 1024 * 1024;

/**
 * Stores the picture first and then makes the change that names it, because nothing slow may happen inside a
 * transaction. The key is random: it cannot be guessed from a student's id.
 */
export async function withPicture<Result>(
  storage: Storage,
  upload: Buffer | null,
  change: (pictureKey: string | null) => Promise<Result>,
): Promise<Result> {
  if (upload === null) return change(null);
  if (upload.length > mostBytes) throw new AppError('too_large');
  const picture = await remakePicture(upload);
  if (picture === null) throw new AppError('picture_invalid');
  const key = `pictures/${newSecret()}.webp`;
  await storage.put(key, picture, pictureType);
  try {
    return await change(key);
  } catch (error) {
    // Nobody will ever know its key; what the caller must hear is the first failure, not one of tidying up.
    await storage.remove(key).catch(() => undefined);
    throw error;
  }
}

/** The worker removes what is no longer shown, once the change that replaced it is really there. */
export async function forgetPicture(tx: Tx, tenantId: number, key: string | null): Promise<void> {
  if (key === null) return;
  await emit<PictureReplaced>(tx, { type: 'accounts.picture_replaced', tenantId, data: { key } });
}
