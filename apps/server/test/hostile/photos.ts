import sharp from 'sharp';
import { asJpeg, type HostileFile, harmless, lacks } from './case.ts';
import { zipBomb } from './other-kinds.ts';

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } });

/** Puts a segment behind the first two bytes, where a reader looks for notes. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xff00 + marker, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** Writes another size into the head of a picture; its pixels stay as they are. */
function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

const isBare = async (stored: Buffer): Promise<boolean> => {
  const { exif, xmp, iptc, format } = await sharp(stored).metadata();
  return (
    format === 'jpeg' &&
    !exif &&
    !xmp &&
    !iptc &&
    lacks('GPS', 'Secret', '<script', '<?php', 'PK\x03\x04')(stored)
  );
};

/** Photos that are broken or too large. */
async function brokenPhotos(): Promise<HostileFile[]> {
  const plain = await picture().jpeg().toBuffer();
  const noisy = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  return [
    asJpeg('a photo that is cut off', noisy.subarray(0, noisy.length / 2), 'broken'),
    asJpeg('a photo that ends with its head', noisy.subarray(0, 200), 'broken'),
    asJpeg('three bytes of a photo', Buffer.from([0xff, 0xd8, 0xff]), 'broken'),
    asJpeg('a photo without pixels', Buffer.concat([plain.subarray(0, 20), Buffer.alloc(400)]), 'broken'),
    asJpeg(
      'a photo of 41 megapixels',
      await picture(6_400, 6_410).jpeg({ quality: 20 }).toBuffer(),
      'too_many_pixels',
    ),
    asJpeg('a small photo that says it is a giant', withSize(plain, 65_500, 65_500), 'too_many_pixels'),
    harmless(asJpeg('a photo that says it is larger than it is', withSize(noisy, 3_000, 3_000)), isBare),
  ];
}

/** Photos that carry more than a picture. */
async function carriers(): Promise<HostileFile[]> {
  const plain = await picture().jpeg().toBuffer();
  const large = await picture(900, 700).jpeg({ quality: 95 }).toBuffer();
  const gps = await picture()
    .withExif({
      IFD0: { Make: 'Secret phone', Artist: '<?php evil(); ?>' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '12/1 58/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 35/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
  const upright = async (stored: Buffer) => {
    const { width, height, orientation } = await sharp(stored).metadata();
    return (await isBare(stored)) && height > width && orientation === undefined;
  };
  const inColour = async (stored: Buffer) => (await sharp(stored).metadata()).space === 'srgb';
  const note = (marker: number, text: string) => withSegment(plain, marker, Buffer.from(text, 'latin1'));
  return [
    harmless(asJpeg('a photo that tells where it was taken', gps), isBare),
    harmless(
      asJpeg('a photo with a page of HTML in its comment', note(0xfe, '<script>x()</script>')),
      isBare,
    ),
    harmless(asJpeg('a photo with PHP in its comment', note(0xfe, '<?php evil(); ?>')), isBare),
    harmless(
      asJpeg(
        'a photo with a script in its colour profile',
        note(0xe2, 'ICC_PROFILE\0\x01\x01<script>x()</script>'),
      ),
      isBare,
    ),
    harmless(
      asJpeg(
        'a photo with a script in its XMP',
        note(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x><script>x()</script></x>'),
      ),
      isBare,
    ),
    harmless(
      asJpeg(
        'a photo with a thumbnail of something else',
        note(0xe1, `Exif\0\0MM\0*\0\0\0\x08Secret${'x'.repeat(300)}`),
      ),
      isBare,
    ),
    harmless(asJpeg('a photo with a ZIP behind it', Buffer.concat([plain, zipBomb()])), isBare),
    harmless(
      asJpeg('a photo with HTML behind it', Buffer.concat([plain, Buffer.from('<script>x()</script>')])),
      isBare,
    ),
    harmless(asJpeg('two photos in one file', Buffer.concat([plain, gps])), isBare),
    harmless(
      asJpeg(
        'a photo that lies on its side',
        await sharp(large).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      ),
      upright,
    ),
    harmless(
      asJpeg('a photo in the colours of a printer', await picture().toColourspace('cmyk').jpeg().toBuffer()),
      inColour,
    ),
    harmless(
      asJpeg(
        'a photo in shades of grey, in layers',
        await picture().greyscale().jpeg({ progressive: true }).toBuffer(),
      ),
      isBare,
    ),
  ];
}

export const badPhotos = async (): Promise<HostileFile[]> => [
  ...(await brokenPhotos()),
  ...(await carriers()),
];
