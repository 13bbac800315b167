import { fileTypeFromBuffer } from 'file-type';
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
export async function remakePicture(content: Buffer): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !accepted.has(type.mime)) return null;
  try {
    return await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
