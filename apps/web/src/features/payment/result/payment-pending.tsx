import { ButtonLink } from '@shala/ui/button.tsx';
import { isWebview } from '#shared/brand-behaviour/webview.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './payment-slip.module.css';
import { PaymentSlip } from './payment-slip.tsx';
import { WritingPencil } from './writing-pencil.tsx';

/** No final word yet. Whoever reads this must not think that the money is lost, nor pay once more. */
export function PaymentPending() {
  const t = useTexts();
  return (
    <PaymentSlip title={t('payment.pending')} drawing={<WritingPencil />}>
      <p>
        {t('payment.pendingText')} <strong>{t('payment.pendingOnce')}</strong>
      </p>
      <p>{t('payment.pendingClose')}</p>
      {isWebview() ? (
        <p>{t('payment.backInApp')}</p>
      ) : (
        <div className={styles.ways}>
          <ButtonLink variant="quiet" href="/my-profile/orders" renderLink={appLink}>
            {t('payment.seeOrders')}
          </ButtonLink>
          <ButtonLink href="/learn" renderLink={appLink}>
            {t('payment.toLearn')}
          </ButtonLink>
        </div>
      )}
    </PaymentSlip>
  );
}
