import type { Decoded } from './heic-worker.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

/** Reading takes a second or two, and the page stays alive meanwhile. Each photo has its worker, and its memory. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    const { pixels, width, height } = await ask(worker, await file.arrayBuffer());
    return await createImageBitmap(new ImageData(pixels, width, height));
  } finally {
    worker.terminate();
  }
}

const ask = (worker: Worker, photo: ArrayBuffer): Promise<Decoded> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Decoded | null>) =>
      data ? resolve(data) : reject(new UnreadablePhoto());
    worker.onerror = () => reject(new UnreadablePhoto());
    worker.postMessage(photo, [photo]);
  });
