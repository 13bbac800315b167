import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cartQuery } from '#shared/cart/cart-query.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './refund-dialog.module.css';

/** The seller's rule; null: none is written down. */
export function RefundPolicy({ text }: { text: string | null }) {
  const t = useTexts();
  return (
    <Frame>
      <p>{text ?? t('orders.noPolicy')}</p>
    </Frame>
  );
}

/** It comes with the cart. A rule that is not known is not made up: without an answer nothing is said about it. */
export function CartPolicy({ studentId }: { studentId: number | null }) {
  const { data, isPending } = useQuery(cartQuery(studentId));
  if (data) return <RefundPolicy text={data.refundPolicy} />;
  return isPending ? (
    <Frame>
      <p aria-busy="true">…</p>
    </Frame>
  ) : null;
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <section className={styles.policy}>
      <h3>{t('orders.policy')}</h3>
      {children}
    </section>
  );
}
