import { readdirSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { describeFinding } from './findings.ts';
import { type FormatName, formats } from './formats.ts';
import { readZip } from './read-zip.ts';

const folder = new URL('../../../../test/exchange/', import.meta.url);
const folders = { aiken: 'aiken', csv: 'csv', gift: 'gift', moodle_xml: 'moodle-xml', qti: 'qti' } as const;

/** A package is written down as text: each of its files begins with a line that names it. */
function pack(text: string): Uint8Array {
  const parts = text.split(/^=== (.+)\n/m).slice(1);
  const files: Record<string, Uint8Array> = {};
  for (let at = 0; at < parts.length; at += 2) files[parts[at] ?? ''] = strToU8(parts[at + 1] ?? '');
  return zipSync(files);
}

function reportOn(format: FormatName, path: string): string {
  const content = readFileSync(new URL(path, folder));
  const { questions, findings } = formats[format].read(
    path.endsWith('.package') ? pack(content.toString()) : content,
  );
  const lines = findings.map(
    (finding) => `${finding.at} ${finding.severity} ${finding.code}: ${describeFinding(finding, 'en')}`,
  );
  const read = questions.map(({ ref, tags, body, secret }) => {
    const options =
      body.kind === 'single_choice' ? body.options.map(({ text }) => text?.en ?? 'picture') : [];
    const answer = secret.correctAnswer ?? secret.modelAnswer?.en;
    const parts = [
      ref,
      tags,
      body.maxMarks,
      body.stem,
      options,
      answer,
      secret.solution.en,
      body.figure?.key,
    ];
    return `question ${JSON.stringify(parts)}`;
  });
  return [...read, ...lines].join('\n');
}

const cases = Object.entries(folders).map(([format, name]) => ({
  format: format as FormatName,
  name,
  files: readdirSync(new URL(name, folder)).filter((file) => !file.startsWith('report')),
}));

test.each(cases)(
  'every file of $name gets the report that is written down',
  async ({ format, name, files }) => {
    const reports = files.map((file) => `## ${file}\n${reportOn(format, `${name}/${file}`)}\n`);
    expect(files.length).toBeGreaterThanOrEqual(30);
    await expect(reports.join('\n')).toMatchFileSnapshot(`../../../../test/exchange/${name}/report.md`);
  },
);

test('what was read can be stored: no script, no markup of HTML', () => {
  for (const { format, name, files } of cases) {
    for (const file of files.filter((one) => /script|handler|object/.test(one))) {
      const content = readFileSync(new URL(`${name}/${file}`, folder));
      const { questions } = formats[format].read(content);
      expect(questions).toHaveLength(1);
      expect(JSON.stringify(questions)).not.toMatch(/<|alert|steal|onerror/);
    }
  }
});

test('every finding has words in both languages with all their values', () => {
  const finding = { code: 'ref_changed', values: { name: 'a b', now: 'a-b' } } as const;
  expect(describeFinding(finding, 'en')).toContain('“a b”');
  expect(describeFinding(finding, 'hi')).toContain('“a-b”');
});

test('a package that is no zip, or that says it is huge, is refused', () => {
  expect(formats.qti.read(strToU8('PK\u0003\u0004 nothing')).findings[0]?.code).toBe('zip_broken');
  // What it says about its size is not believed.
  const bomb = Buffer.from(zipSync({ 'a.xml': new Uint8Array(3 * 1024 * 1024) }, { level: 1 }));
  const room = 2 * 1024 * 1024;
  expect(readZip(bomb, '.xml', room)).toBe('zip_too_large');
  bomb.writeUInt32LE(10, bomb.lastIndexOf(Buffer.from('PK\u0001\u0002')) + 24);
  expect(readZip(bomb, '.xml', room)).toBe('zip_too_large');
});
