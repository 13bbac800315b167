import { Link } from '@shala/ui/link.tsx';
import { isWebview } from '#shared/brand-behaviour/webview.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { PaidStamp } from './paid-stamp.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import { RedirectLine } from './redirect-line.tsx';

/** How long the good news stands before Learn opens. */
export const PAYMENT_REDIRECT = 3000;

export function PaymentPaid() {
  const t = useTexts();
  return (
    <PaymentSlip title={t('payment.success')} drawing={<PaidStamp />}>
      <p>{t('payment.successText')}</p>
      {isWebview() ? (
        <p>{t('payment.backInApp')}</p>
      ) : (
        <>
          <RedirectLine milliseconds={PAYMENT_REDIRECT} />
          <Link href="/my-profile/orders" renderLink={appLink}>
            {t('payment.seeOrders')}
          </Link>
        </>
      )}
    </PaymentSlip>
  );
}
