import { ApiError } from '@shala/api-client/api-error.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { forgetPaymentSession } from '#features/payment/payment-session.ts';
import { PaymentChecking } from '#features/payment/result/payment-checking.tsx';
import { PAYMENT_REDIRECT, PaymentPaid } from '#features/payment/result/payment-paid.tsx';
import { PaymentPending } from '#features/payment/result/payment-pending.tsx';
import { PaymentProblem } from '#features/payment/result/payment-problem.tsx';
import { paymentStatusQuery } from '#features/payment/result/status-query.ts';
import { tellHost } from '#features/payment/tell-host.ts';
import { reloadCart } from '#features/store/queries.ts';
import { isWebview } from '#shared/brand-behaviour/webview.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { openBoughtCourses } from './open-bought-courses.ts';

/** Paid, failed, or not yet known: three different things. Only a final failure is called one. */
export function PaymentResult({ reference }: { reference: string }) {
  const t = useTexts();
  const { data: status, error, refetch, isFetching } = useQuery(paymentStatusQuery(reference));
  const isUnknown = status === undefined && error !== null && !isFetching;

  useEffect(() => {
    if (status) tellHost(status);
    // No word is not the word 'Failed': the app around this page goes on asking.
    else if (isUnknown) tellHost('Pending');
  }, [status, isUnknown]);
  useLeave(status === 'Success' || status === 'Failed' ? status : null);

  if (status === 'Success') return <PaymentPaid />;
  if (status === 'Pending') return <PaymentPending />;
  // On the web the cart is on its way, with the same words.
  if (status === 'Failed' && isWebview()) {
    return <PaymentProblem title={t('payment.failed')} text={t('payment.failedText')} />;
  }
  if (!isUnknown) return <PaymentChecking />;
  const isNotFound = error instanceof ApiError && error.status === 404;
  return (
    <PaymentProblem
      title={t('payment.unknown')}
      text={t(isNotFound ? 'payment.notFound' : 'payment.unknownText')}
      ways={<WaysOn canRetry={!isNotFound} onRetry={() => void refetch()} />}
    />
  );
}

function WaysOn({ canRetry, onRetry }: { canRetry: boolean; onRetry: () => void }) {
  const t = useTexts();
  return (
    <>
      {isWebview() ? null : (
        <ButtonLink variant="quiet" href="/my-profile/orders" renderLink={appLink}>
          {t('payment.seeOrders')}
        </ButtonLink>
      )}
      {canRetry ? (
        <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {t('error.retry')}
        </Button>
      ) : null}
    </>
  );
}

/** On the web a final word leads on; the host app decides for itself where to go. */
function useLeave(status: 'Success' | 'Failed' | null): void {
  const t = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    if (status === 'Success') void openBoughtCourses();
    if (status === null) return;
    forgetPaymentSession();
    // The cart speaks of a payment under way no more.
    if (status === 'Failed') void reloadCart(client);
    if (isWebview()) return;
    if (status === 'Failed') {
      toast.bad(t('payment.failed'), t('payment.failedText'));
      void navigate({ href: '/cart', replace: true });
      return;
    }
    const timer = setTimeout(() => void navigate({ to: '/learn', replace: true }), PAYMENT_REDIRECT);
    return () => clearTimeout(timer);
  }, [status, navigate, client, t]);
}
