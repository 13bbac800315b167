import { getBrand, useBrandName } from '#shared/brand/brand.ts';
import styles from './legal-text.module.css';
import type { Section } from './split-sections.ts';

/** The sections of a document, with the brand's own name and addresses in them. */
export function LegalText({ sections }: { sections: readonly Section[] }) {
  const { name } = useBrandName();
  const { email, phone, url } = getBrand().contact;
  const words: Record<string, string> = { brand: name, email, phone, url };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole);
  return sections.map(({ heading, text }) => (
    <section key={heading} className={styles.section}>
      {heading === '' ? null : <h2 className={styles.heading}>{heading}</h2>}
      {text.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
    </section>
  ));
}
