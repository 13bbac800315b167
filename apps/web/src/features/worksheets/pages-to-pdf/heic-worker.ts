// The build in plain JavaScript: the page's policy lets nobody compile code at run time, and that stays so.
import createLibheif from 'libheif-js/libheif/libheif.js';

export interface Decoded {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** The little that we use of it; its own types leave this part out. */
interface Libheif {
  readonly HeifDecoder: new () => { decode(photo: ArrayBuffer): Picture[] };
}
interface Picture {
  get_width(): number;
  get_height(): number;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (drawn: unknown) => void,
  ): void;
}

/** Upright, as the camera meant it. Null: no picture in it that can be read. */
async function decode(photo: ArrayBuffer): Promise<Decoded | null> {
  const { HeifDecoder } = createLibheif() as unknown as Libheif;
  const [picture] = new HeifDecoder().decode(photo);
  if (!picture) return null;
  const [width, height] = [picture.get_width(), picture.get_height()];
  const pixels = new Uint8ClampedArray(width * height * 4);
  const drawn = await new Promise((done) => picture.display({ data: pixels, width, height }, done));
  return drawn ? { pixels, width, height } : null;
}

addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const decoded = await decode(data).catch(() => null);
  postMessage(decoded, { transfer: decoded ? [decoded.pixels.buffer] : [] });
});
