import { ButtonLink } from '@shala/ui/button.tsx';
import { Navigate, useSearch } from '@tanstack/react-router';
import { HandOverForm } from '#features/payment/hand-over-form.tsx';
import { PaymentSkeletons } from '#features/payment/payment-skeletons.tsx';
import { PaymentProblem } from '#features/payment/result/payment-problem.tsx';
import { type PaymentRequest, usePaymentRequest } from '#features/payment/use-payment-request.ts';
import { reasonOf } from '#shared/api/reason-of.ts';
import { isWebview } from '#shared/brand-behaviour/webview.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** The host app opens this page with a one-time ticket; it pays that student's cart and knows nothing else. */
export function PaymentRequestPage() {
  const { cc = null, type = null } = useSearch({ from: '/payment/payment-request' });
  const request = usePaymentRequest({ couponCode: cc, type });
  if (request.phase === 'failed') return <Failed request={request} />;
  if (request.phase === 'result') {
    return <Navigate to="/pgResponse/$" params={{ _splat: request.reference }} replace />;
  }
  return (
    <>
      <PaymentSkeletons />
      {request.phase === 'leaving' ? <HandOverForm form={request.form} /> : null}
    </>
  );
}

function Failed({ request }: { request: PaymentRequest & { phase: 'failed' } }) {
  const t = useTexts();
  const words = {
    ticket: [t('payment.ticketFailed'), t('payment.ticketFailedText')],
    empty: [t('payment.emptyCart'), t('payment.emptyCartText')],
    start: [t('payment.cannotStart'), reasonOf(request.error) ?? t('payment.nothingCharged')],
  } as const;
  const [title, text] = words[request.why];
  return (
    <PaymentProblem
      title={title}
      text={isWebview() ? `${text} ${t('payment.backInApp')}` : text}
      ways={
        isWebview() ? null : (
          <ButtonLink href="/cart" renderLink={appLink}>
            {t('payment.toCart')}
          </ButtonLink>
        )
      }
    />
  );
}
