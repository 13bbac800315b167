import { ButtonLink } from '@shala/ui/button.tsx';
import Hourglass from 'lucide-react/icons/hourglass';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './cart.module.css';

/** The bank has not spoken yet: nobody should pay twice for want of knowing it. */
export function PendingNotice({ reference }: { reference: string }) {
  const t = useTexts();
  return (
    <div className={styles.pending} role="status">
      <Hourglass aria-hidden="true" />
      <p>
        <strong>{t('cart.pendingTitle')}</strong>
        <span>{t('cart.pendingText')}</span>
      </p>
      <ButtonLink variant="quiet" href={`/pgResponse/${reference}`} renderLink={appLink}>
        {t('cart.pendingLink')}
      </ButtonLink>
    </div>
  );
}
