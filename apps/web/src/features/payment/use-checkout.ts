import { ApiError } from '@shala/api-client/api-error.ts';
import { type HandOver, initiateTransaction } from '@shala/api-client/orders.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useEffect, useState } from 'react';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { isWebview } from '#shared/brand-behaviour/webview.ts';
import type { CheckoutWish } from '#shared/cart/checkout-wish.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { forgetKey, keyOf } from './checkout-key.ts';

interface Ways {
  /** Nothing is to be paid, or a payment is under way already: its result page. */
  readonly onResult: (reference: string) => void;
  /** What was shown is not true any more: load the cart again. */
  readonly onCartChanged: () => void;
  readonly onApprovalNeeded: (wish: CheckoutWish) => void;
}

/** Orders the cart. With a form in hand, draw it: it posts itself to the gateway. */
export function useCheckout({ onResult, onCartChanged, onApprovalNeeded }: Ways) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const [form, setForm] = useState<HandOver['form']>(null);
  useEffect(() => {
    // Back from the gateway's page, the browser may show this one as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setForm(null);
      onCartChanged();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [onCartChanged]);

  const onFailure = (error: unknown, wish: CheckoutWish) => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'payment_pending' || code === 'already_paid') {
      const { transaction } = (error as ApiError).details;
      if (typeof transaction === 'string') onResult(transaction);
      else onCartChanged();
    } else if (code === 'approval_required') {
      onApprovalNeeded(wish);
    } else if (code === 'price_changed') {
      toast.bad(t('payment.priceChanged'), t('payment.priceChangedText'));
      onCartChanged();
    } else {
      toast.bad(t('payment.cannotStart'), reasonOf(error) ?? t('payment.nothingCharged'));
      // A refusal may be about what is in it: a coupon that ended, a course no longer sold.
      if (reasonOf(error) !== null) onCartChanged();
    }
  };
  const checkout = (wish: CheckoutWish) =>
    run(async () => {
      try {
        const handOver = await initiateTransaction(transport, {
          cartId: wish.cartId,
          couponCode: wish.couponCode,
          totalPaise: wish.totalPaise,
          type: isWebview() ? 'flutter' : null,
          idempotencyKey: keyOf(wish),
        });
        forgetKey(wish);
        if (handOver.form === null) onResult(handOver.reference);
        else setForm(handOver.form);
      } catch (error) {
        // Without an answer the order may stand: the same key finds it. A refusal ended the wish.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetKey(wish);
        onFailure(error, wish);
      }
    });
  return { checkout, form, isBusy: isBusy || form !== null };
}
