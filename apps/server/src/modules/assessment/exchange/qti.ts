import { type Zippable, zipSync } from 'fflate';
import { createCollector } from './draft.ts';
import type { ExchangeQuestion, Format, ReadFile } from './exchange-question.ts';
import { readItem } from './qti-item.ts';
import { decodeText, fromText, toBytes } from './read-text.ts';
import { childrenOf, descendantsOf, escapeXml, readXml, wordsOf, type XmlElement } from './read-xml.ts';
import { readZip } from './read-zip.ts';
import { identifierOf, writeItem } from './write-qti-item.ts';

/** QTI 2.1: one assessmentItem as XML, or a content package (zip) of such items. Packages are written. */
export const qti: Format = { extension: 'zip', contentType: 'application/zip', read, write };

/** Unpacked: twenty times what may be sent. */
const mostBytes = 200 * 1024 * 1024;
const manifestName = 'imsmanifest.xml';

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

function read(content: Uint8Array): ReadFile {
  return isZip(content) ? readPackage(content) : fromText(readSingle)(content);
}

function readSingle(text: string): ReadFile {
  const collector = createCollector();
  const root = readXml(text, (line) => collector.notesAt(line));
  if (root && root.name !== 'assessmentItem') {
    collector.notesAt(root.line).error('xml_other_root', { name: root.name, wanted: 'assessmentItem' });
  } else if (root) readItem(root, root.line, collector, []);
  return collector.finish();
}

function readPackage(content: Uint8Array): ReadFile {
  const collector = createCollector();
  const files = readZip(content, '.xml', mostBytes);
  if (typeof files === 'string') {
    collector.notesAt(1).error(files);
    return collector.finish();
  }
  const manifest = manifestOf(files, collector);
  if (!manifest) collector.notesAt(1).warning('manifest_missing');
  const items = manifest ?? [...files.keys()].map((href) => ({ href, tags: [] }));
  for (const [index, { href, tags }] of items.entries()) {
    if (collector.isFull) break;
    const at = index + 1;
    const file = files.get(href);
    const text = file && decodeText(file);
    if (text === undefined) collector.notesAt(at, href).error('item_missing', { name: href });
    else if (text === null) collector.notesAt(at, href).error('not_utf8');
    else {
      const root = readXml(text, () => collector.notesAt(at, href));
      if (root?.name === 'assessmentItem') readItem(root, at, collector, tags);
      else if (root) {
        collector.notesAt(at, href).error('xml_other_root', { name: root.name, wanted: 'assessmentItem' });
      }
    }
  }
  return collector.finish();
}

interface Resource {
  href: string;
  tags: readonly string[];
}

/** The items that the manifest names, with their keywords. */
function manifestOf(
  files: ReadonlyMap<string, Buffer>,
  collector: ReturnType<typeof createCollector>,
): Resource[] | null {
  const file = files.get(manifestName);
  const text = file && decodeText(file);
  const root = text ? readXml(text, () => collector.notesAt(1, manifestName)) : null;
  if (!root) return null;
  return descendantsOf(root, 'resource')
    .filter(({ attributes }) => attributes.type?.startsWith('imsqti_item_') === true)
    .map((resource) => ({ href: resource.attributes.href ?? '', tags: keywordsOf(resource) }));
}

const keywordsOf = (resource: XmlElement): string[] =>
  childrenOf(resource, 'metadata').flatMap((metadata) =>
    descendantsOf(metadata, 'keyword').map((keyword) => wordsOf(keyword).trim()),
  );

function write(questions: readonly ExchangeQuestion[]) {
  const files: Zippable = { [manifestName]: toBytes(writeManifest(questions)) };
  for (const [at, question] of questions.entries()) files[hrefOf(at)] = toBytes(writeItem(question));
  // A fixed day, so that the same questions are the same package.
  return { content: zipSync(files, { mtime: new Date('2026-01-01T00:00:00'), level: 6 }), findings: [] };
}

const hrefOf = (at: number): string => `items/${String(at + 1).padStart(5, '0')}.xml`;

function writeManifest(questions: readonly ExchangeQuestion[]): string {
  const resources = questions.map(({ ref, tags }, at) => {
    const keywords = tags
      .map((tag) => `<imsmd:keyword><imsmd:langstring>${escapeXml(tag)}</imsmd:langstring></imsmd:keyword>`)
      .join('');
    const general = `<imsmd:lom><imsmd:general>${keywords}</imsmd:general></imsmd:lom>`;
    return `    <resource identifier="${escapeXml(`r${at + 1}_${identifierOf(ref)}`)}" type="imsqti_item_xmlv2p1" href="${hrefOf(at)}"><metadata>${general}</metadata><file href="${hrefOf(at)}"/></resource>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="shala-questions">',
    '  <metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>',
    '  <organizations/>',
    '  <resources>',
    ...resources,
    '  </resources>',
    '</manifest>',
    '',
  ].join('\n');
}
