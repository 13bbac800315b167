import { removeFromCart } from '@shala/api-client/store.ts';
import { Card } from '@shala/ui/card.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { changeCart } from '../change-cart.ts';
import { reloadCart } from '../queries.ts';
import styles from './cart.module.css';
import { CartItemRow } from './cart-item-row.tsx';
import type { PricedItem } from './price-cart.ts';

export function CartItems({ items }: { items: readonly PricedItem[] }) {
  const t = useTexts();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const [wanted, setWanted] = useState<{ itemId: number; isOpen: boolean } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setWanted((before) => before && { ...before, isOpen: false });
  const remove = () =>
    void run(async () => {
      if (wanted === null) return;
      const isGone = await changeCart(() => removeFromCart(transport, wanted.itemId), t);
      if (isGone) await reloadCart(client);
      close();
    });
  return (
    <Card className={styles.items}>
      <ul ref={list} aria-label={t('cart.items')} tabIndex={-1}>
        {items.map((priced) => (
          <CartItemRow
            key={priced.item.id}
            {...priced}
            onRemove={() => setWanted({ itemId: priced.item.id, isOpen: true })}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={wanted?.isOpen ?? false}
        title={t('cart.deleteTitle')}
        text={t('cart.deleteText')}
        stayLabel={t('cart.keep')}
        onStay={close}
        goLabel={t('cart.delete')}
        going={isBusy}
        onGo={remove}
        // The button that opened it may be gone with its row.
        onClosed={() => {
          if (!items.some(({ item }) => item.id === wanted?.itemId)) list.current?.focus();
        }}
      />
    </Card>
  );
}
