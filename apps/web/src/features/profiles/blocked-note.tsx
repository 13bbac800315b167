import { Link } from '@shala/ui/link.tsx';
import { getBrand } from '#shared/brand/brand.ts';
import { richText } from '#shared/texts/rich-text.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './blocked-note.module.css';

/** Why some children cannot be chosen, and whom to ask. */
export function BlockedNote({ names }: { names: string[] }) {
  const t = useTexts();
  if (names.length === 0) return null;
  const contact = (words: string) => (
    <Link inline href={getBrand().contact.url}>
      {words}
    </Link>
  );
  return (
    <p className={styles.note}>
      {richText(t('profiles.blockedNote', { names: names.join(', ') }), { contact })}
    </p>
  );
}
