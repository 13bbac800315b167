import { getBrand, useBrandName } from '#shared/brand/brand.ts';
import { useLanguage } from '#shared/texts/texts.ts';
import { type LegalId, legalDocuments } from './legal-documents.ts';
import styles from './legal-text.module.css';

/** The sections of a document, with the brand's own name and addresses in them. */
export function LegalText({ id }: { id: LegalId }) {
  const sections = legalDocuments[id].sections[useLanguage()];
  const { name } = useBrandName();
  const { email, phone, url } = getBrand().contact;
  const words: Record<string, string> = { brand: name, email, phone, url };
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
