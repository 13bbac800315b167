import type { Student } from '@shala/api-client/people.ts';
import { Link } from '@shala/ui/link.tsx';
import { getBrand } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { richText } from '#shared/texts/rich-text.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './blocked-note.module.css';

/** Why some children cannot be chosen, whom to ask, and where what they did is kept. */
export function BlockedNote({ blocked }: { blocked: readonly Pick<Student, 'id' | 'firstName'>[] }) {
  const t = useTexts();
  if (blocked.length === 0) return null;
  const names = blocked.map(({ firstName }) => firstName).join(', ');
  const contact = (words: string) => (
    <Link inline href={getBrand().contact.url}>
      {words}
    </Link>
  );
  return (
    <div className={styles.note}>
      <p>{richText(t('profiles.blockedNote', { names }), { contact })}</p>
      {blocked.map(({ id, firstName }) => (
        <p key={id}>
          <Link href={`/auth/register/profiles/${id}/record`} renderLink={appLink}>
            {t('profiles.record', { name: firstName })}
          </Link>
        </p>
      ))}
    </div>
  );
}
