import sharp from 'sharp';
import { expect, test } from 'vitest';
import { remakePicture } from './images.ts';

const red = { r: 200, g: 30, b: 30 };
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

test('what the camera wrote beside the pixels is gone', async () => {
  const shot = await photo(60, 40)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  expect((await sharp(shot).metadata()).exif).toBeDefined();
  const remade = await remakePicture(shot);
  expect((await sharp(remade ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
});

test('a large picture shrinks to 512 pixels and keeps its shape; a small one keeps its size', async () => {
  const sizeOf = async (content: Buffer | null) => {
    const { width, height } = await sharp(content ?? Buffer.alloc(0)).metadata();
    return [width, height];
  };
  expect(await sizeOf(await remakePicture(await photo(2000, 1000).png().toBuffer()))).toEqual([512, 256]);
  expect(await sizeOf(await remakePicture(await photo(40, 30).webp().toBuffer()))).toEqual([40, 30]);
});

test('a picture that lies on its side is turned before its note about that is dropped', async () => {
  const lying = await photo(80, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { width, height } = await sharp((await remakePicture(lying)) ?? Buffer.alloc(0)).metadata();
  expect([width, height]).toEqual([40, 80]);
});

test('what is no jpeg, png or webp by its first bytes is refused, whatever it is called', async () => {
  const gif = await photo(10, 10).gif().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const half = (await photo(300, 300).png().toBuffer()).subarray(0, 60);
  for (const content of [gif, svg, half, Buffer.from('not a picture'), Buffer.alloc(0)]) {
    expect(await remakePicture(content)).toBeNull();
  }
});
