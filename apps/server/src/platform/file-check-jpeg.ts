import sharp from 'sharp';
import type { FileVerdict } from './file-check-verdict.ts';

const mostPixels = 40_000_000;
/** Handwriting on a page stays readable, and the file stays small. */
const longestSide = 3_500;

/** A photo made anew from its pixels, upright: place, time and device are gone, and whatever else was in the file. */
export async function checkJpeg(content: Buffer): Promise<FileVerdict> {
  try {
    // The head is read before the pixels: a giant is never unfolded.
    const head = await sharp(content, { limitInputPixels: false }).metadata();
    if (head.format !== 'jpeg') return { refused: 'wrong_type' };
    if (head.width * head.height > mostPixels) return { refused: 'too_many_pixels' };
    const picture = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 85 })
      .toBuffer();
    return { content: picture, pageCount: 1 };
  } catch {
    // The library tells a file that it cannot read from nothing else: the bytes are at hand, so it is the file.
    return { refused: 'broken' };
  }
}
