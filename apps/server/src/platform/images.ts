import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import sharp from 'sharp';

const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const longestSide = 512;
/** More pixels than any phone's camera makes; a small file that unfolds to more is an attack. */
const mostPixels = 120_000_000;

export const pictureType = 'image/webp';

/**
 * A picture made anew from its pixels: what the camera wrote beside them (place, time, device) is gone, and so
 * is whatever else was hidden in the file. Null when the bytes are no picture of the kinds we take.
 */
export async function remakePicture(content: Buffer, side = longestSide): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !accepted.has(type.mime)) return null;
  try {
    return await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

export type Poster = { picture: Buffer } | { refused: 'not_a_picture' | 'too_large' };

/** A picture file as a JPEG of at most this width. Its head is read before its pixels: a giant is never unfolded. */
export async function makePoster(path: string, width: number): Promise<Poster> {
  const type = await fileTypeFromFile(path);
  if (!type || !accepted.has(type.mime)) return { refused: 'not_a_picture' };
  try {
    const head = await sharp(path, { limitInputPixels: false }).metadata();
    if (head.width * head.height > mostPixels) return { refused: 'too_large' };
    const picture = await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    return { picture };
  } catch {
    return { refused: 'not_a_picture' };
  }
}
