import type { Product } from '@shala/api-client/store.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import Check from 'lucide-react/icons/check';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';

interface BuyButtonProps {
  product: Product;
  isAdding: boolean;
  onBuy: (productId: number) => void;
}

/** What lies in the cart already leads there. */
export function BuyButton({ product: { id, name, isInCart }, isAdding, onBuy }: BuyButtonProps) {
  const t = useTexts();
  if (isInCart) {
    return (
      <ButtonLink
        variant="tinted"
        href="/cart"
        label={t('store.inCartOf', { name })}
        icon={<Check aria-hidden="true" />}
        renderLink={appLink}
      >
        {t('store.inCart')}
      </ButtonLink>
    );
  }
  return (
    <Button loading={isAdding} aria-label={t('store.buyNowOf', { name })} onClick={() => onBuy(id)}>
      {t('store.buyNow')}
    </Button>
  );
}
