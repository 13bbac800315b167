import { addToCart } from '@shala/api-client/store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { changeCart } from '../change-cart.ts';
import { reloadCart } from '../queries.ts';

/** Adding leads to the cart. `addingId`: what is on its way there. */
export function useAddToCart(): { addingId: number | null; add: (productId: number) => void } {
  const t = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  // Who has gone elsewhere meanwhile stays there.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [wanted, setWanted] = useState<number | null>(null);
  const add = (productId: number) =>
    void run(async () => {
      setWanted(productId);
      if (!(await changeCart(() => addToCart(transport, productId), t))) return;
      await reloadCart(client);
      if (isShown.current) await navigate({ to: '/cart' });
    });
  return { addingId: isBusy ? wanted : null, add };
}
