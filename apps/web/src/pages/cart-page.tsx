import { learnerOf } from '@shala/api-client/people.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { ApprovalDialog } from '#features/payment/approval-dialog.tsx';
import { HandOverForm } from '#features/payment/hand-over-form.tsx';
import { useCheckout } from '#features/payment/use-checkout.ts';
import { CartView } from '#features/store/cart/cart-view.tsx';
import { reloadCart } from '#features/store/queries.ts';
import { cartQuery } from '#shared/cart/cart-query.ts';
import type { CheckoutWish } from '#shared/cart/checkout-wish.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { PageActions } from '#shared/layout/page-actions.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function CartPage() {
  const t = useTexts();
  const { user } = useSession();
  const learner = user && learnerOf(user);
  const { id, firstName: name } = learner ?? { id: 0, firstName: '' };
  const query = useQuery(cartQuery(id));
  const count = query.data?.items.length ?? 0;
  usePageHeader({
    title: t('cart.title'),
    subText: count > 0 ? t('cart.countFor', { count, name }) : undefined,
    backTo: '/products',
  });
  const client = useQueryClient();
  const navigate = useNavigate();
  const onCartChanged = useCallback(() => void reloadCart(client), [client]);
  // What waits for a parent's yes.
  const [wish, setWish] = useState<CheckoutWish | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = (wanted: CheckoutWish) => {
    setWish(wanted);
    setIsAsking(true);
  };
  const { checkout, form, isBusy } = useCheckout({
    onResult: (reference) => void navigate({ to: '/pgResponse/$', params: { _splat: reference } }),
    onCartChanged,
    onApprovalNeeded: ask,
  });
  return (
    <>
      <CartView
        query={query}
        learner={{ id, name }}
        actions={
          <PageActions>
            <ButtonLink variant="text" href="/my-profile/orders" renderLink={appLink}>
              {t('payment.seeOrders')}
            </ButtonLink>
          </PageActions>
        }
        isBusy={isBusy}
        onCheckout={(wanted) => (query.data?.needsParentApproval ? ask(wanted) : void checkout(wanted))}
      />
      <ApprovalDialog
        isOpen={isAsking}
        couponCode={wish?.couponCode ?? null}
        totalPaise={wish?.totalPaise ?? 0}
        onClose={() => setIsAsking(false)}
        onApproved={() => {
          setIsAsking(false);
          if (wish) void checkout(wish);
        }}
        onCartChanged={() => {
          setIsAsking(false);
          onCartChanged();
        }}
      />
      {form ? <HandOverForm form={form} /> : null}
    </>
  );
}
