import { Button } from '@shala/ui/button.tsx';
import { LockedState } from '@shala/ui/state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './single-state.module.css';

/** For a role that has no place here: the only way on is another account. */
export function NotAuthorisedPage({ onSignOut }: { onSignOut: () => void }) {
  const t = useTexts();
  return (
    <main className={styles.page}>
      <LockedState
        isPage
        title={t('access.refused')}
        action={<Button onClick={onSignOut}>{t('access.signOut')}</Button>}
      />
    </main>
  );
}
