import type { KeptPage } from '../device/draft-store.ts';
import type { AdmittedFile } from '../upload/admit-files.ts';
import { readPhoto } from './read-photo.ts';
import { writePdf } from './write-pdf.ts';

/** The page has a moment to show how far it is. */
const breathe = () => new Promise<void>((go) => setTimeout(go));

/** One page stays a picture, several become one PDF. */
export async function makeFile(
  pages: readonly KeptPage[],
  title: string,
  onProgress: (percent: number) => void,
): Promise<AdmittedFile> {
  const [first] = pages;
  if (first && pages.length === 1) {
    const { jpeg } = await readPhoto(new Blob([first.jpeg], { type: 'image/jpeg' }), first.turn);
    return { name: `${title}.jpg`, contentType: 'image/jpeg', content: jpeg };
  }
  const parts = [];
  for (const [place, { jpeg, width, height, turn }] of pages.entries()) {
    parts.push({ jpeg: new Uint8Array(jpeg), width, height, turn });
    onProgress(Math.round(((place + 1) / (pages.length + 1)) * 100));
    await breathe();
  }
  return { name: `${title}.pdf`, contentType: 'application/pdf', content: writePdf(parts) };
}
