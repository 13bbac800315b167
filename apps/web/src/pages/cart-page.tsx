import { learnerOf } from '@shala/api-client/people.ts';
import { useQuery } from '@tanstack/react-query';
import { CartView } from '#features/store/cart/cart-view.tsx';
import { cartQuery } from '#shared/cart/cart-query.ts';
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
  return <CartView query={query} learner={{ id, name }} isBusy={false} onCheckout={() => undefined} />;
}
