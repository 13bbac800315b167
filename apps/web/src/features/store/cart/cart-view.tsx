import type { Cart } from '@shala/api-client/store.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { CartSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CheckoutWish } from '#shared/cart/checkout-wish.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import styles from './cart.module.css';
import { CartBill } from './cart-bill.tsx';
import { CartFacts } from './cart-facts.tsx';
import { CartItems } from './cart-items.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { priceCart } from './price-cart.ts';
import { Promotions } from './promotions.tsx';
import { useCoupon } from './use-coupon.ts';

interface CheckoutProps {
  learner: { readonly id: number; readonly name: string };
  /** Something of the checkout is on its way. */
  isBusy: boolean;
  onCheckout: (wish: CheckoutWish) => void;
  /** Buttons of the page. */
  actions?: ReactNode;
}

export function CartView({ query, ...props }: CheckoutProps & { query: UseQueryResult<Cart> }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  useFailureToast(error);
  const rest = useFocusWhenEmptied(data?.items.length);
  if (data && data.items.length > 0) return <FullCart key={props.learner.id} cart={data} {...props} />;
  return (
    <PageGrid>
      <div ref={rest} tabIndex={-1} className={styles.rest}>
        {props.actions}
        {data?.pendingTransaction ? <PendingNotice reference={data.pendingTransaction} /> : null}
        {data ? (
          <EmptyState
            title={t('cart.empty')}
            text={t('cart.emptyText')}
            action={
              <ButtonLink href="/products" renderLink={appLink}>
                {t('cart.toCourses')}
              </ButtonLink>
            }
          />
        ) : isPending ? (
          <Loading label={t('cart.loading')}>
            <CartSkeleton />
          </Loading>
        ) : (
          <FailedState title={t('store.failedList')} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </PageGrid>
  );
}

/** The last item went away, and with it what had the focus. */
function useFocusWhenEmptied(count: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (before.current && count === 0) place.current?.focus();
    before.current = count;
  }, [count]);
  return place;
}

function FullCart({ cart, learner, isBusy, onCheckout, actions }: CheckoutProps & { cart: Cart }) {
  const promotion = useCoupon(learner.id, cart);
  const { coupon, isAsking } = promotion;
  const priced = priceCart(cart.items, coupon);
  const couponCode = coupon?.code ?? null;
  return (
    <PageGrid
      asideWidth={372}
      aside={
        <CartBill
          cart={cart}
          priced={priced}
          couponCode={couponCode}
          isBusy={isBusy || isAsking}
          onCheckout={() =>
            onCheckout({
              cartId: cart.id,
              version: cart.version,
              couponCode,
              totalPaise: priced.totalPaise,
            })
          }
        />
      }
    >
      {actions}
      <div className={styles.column}>
        {cart.pendingTransaction ? <PendingNotice reference={cart.pendingTransaction} /> : null}
        <CartItems items={priced.items} />
        <Promotions {...promotion} />
        <CartFacts cart={cart} name={learner.name} />
      </div>
    </PageGrid>
  );
}
