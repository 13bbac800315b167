import { SaxesParser } from 'saxes';
import type { Notes } from './findings.ts';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  line: number;
}

const deepest = 60;

/** Stops the parser; what there is to say has been noted. */
class Refused extends Error {}

/**
 * The tree of a document, or null with a note. No document type, so no entity but the five of XML: nothing can be
 * expanded or fetched. Names lose their prefix.
 */
export function readXml(text: string, notesAt: (line: number) => Notes): XmlElement | null {
  const parser = new SaxesParser();
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open: XmlElement[] = [root];
  const refuse = (code: 'xml_doctype' | 'xml_too_deep') => {
    notesAt(parser.line).error(code);
    throw new Refused();
  };
  parser.on('error', (error) => {
    notesAt(parser.line).error('xml_broken', { why: error.message.replace(/^\d+:\d+: /, '') });
    throw new Refused();
  });
  parser.on('doctype', () => refuse('xml_doctype'));
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) refuse('xml_too_deep');
    const element = { name: local(name), attributes: { ...attributes }, children: [], line: parser.line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (words) => open.at(-1)?.children.push(words));
  parser.on('cdata', (words) => open.at(-1)?.children.push(words));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
  return elementsOf(root)[0] ?? null;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name);

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && childrenOf(element, name)[0];

export const wordsOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');

export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => (child.name === name ? [child] : descendantsOf(child, name)));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** XML makes spaces of the line breaks in attributes, unless they are written as numbers. */
export const escapeAttribute = (text: string): string =>
  escapeXml(text).replaceAll(/[\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
