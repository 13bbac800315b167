import { UnreadablePhoto } from './unreadable-photo.ts';

/** Long edge of a page in pixels: small handwriting stays readable, four pages stay near three megabytes. */
const LONG_EDGE = 2000;
const QUALITY = 0.82;

export interface PagePicture {
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
}

export type Turn = 0 | 90 | 180 | 270;

/** What the photo shows, upright and in a size that can be sent; nothing else of the file goes along. */
export async function readPhoto(file: Blob, turn: Turn = 0): Promise<PagePicture> {
  const bitmap = await decode(file);
  try {
    return await draw(bitmap, turn);
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (!(await isHeic(file))) throw new UnreadablePhoto();
    const { decodeHeic } = await import('./decode-heic.ts');
    return decodeHeic(file);
  }
}

/** Phones name the kind in the first box of the file, whatever the file is called. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)$/.test(head);
}

async function draw(bitmap: ImageBitmap, turn: Turn): Promise<PagePicture> {
  const scale = Math.min(1, LONG_EDGE / Math.max(bitmap.width, bitmap.height));
  const [drawn, isOnSide] = [
    { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) },
    turn === 90 || turn === 270,
  ];
  const width = isOnSide ? drawn.height : drawn.width;
  const height = isOnSide ? drawn.width : drawn.height;
  // Not every phone of our students can draw off the screen.
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePhoto();
  // Clear parts of a PNG would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(bitmap, -drawn.width / 2, -drawn.height / 2, drawn.width, drawn.height);
  const jpeg = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', QUALITY));
  if (!jpeg) throw new UnreadablePhoto();
  return { jpeg, width, height };
}
