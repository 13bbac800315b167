import { ButtonLink } from '@shala/ui/button.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './single-state.module.css';

/** A brand whose school makes all accounts has no register page. */
export function RegistrationClosed() {
  const t = useTexts();
  return (
    <main className={styles.page}>
      <EmptyState
        title={t('register.notFound')}
        text={t('register.notFoundText')}
        action={
          <ButtonLink href="/auth/login" renderLink={appLink}>
            {t('register.toLogin')}
          </ButtonLink>
        }
      />
    </main>
  );
}
