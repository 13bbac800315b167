import { use } from 'react';
import { getBrand, useBrandName } from '#shared/brand/brand.ts';
import { useLanguage } from '#shared/texts/texts.ts';
import { type LegalId, legalDocuments } from './legal-documents.ts';
import styles from './legal-text.module.css';

const loaded = new Map<
  string,
  Promise<{ default: readonly { heading: string; text: readonly string[] }[] }>
>();

function load(id: LegalId, language: 'en' | 'hi') {
  const key = `${id}.${language}`;
  const text = loaded.get(key) ?? legalDocuments[id].load[language]();
  loaded.set(key, text);
  return text;
}

/** The sections of a document, with the brand's own name and addresses in them. */
export function LegalText({ id }: { id: LegalId }) {
  const { default: sections } = use(load(id, useLanguage()));
  const { name } = useBrandName();
  const { email, phone } = getBrand().contact;
  const words: Record<string, string> = { brand: name, email, phone };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
  return sections.map(({ heading, text }) => (
    <section key={heading} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
    </section>
  ));
}
