import type { Order, OrderLine } from '@shala/api-client/orders-shape.ts';
import { type ReactNode, useState } from 'react';
import type { OrderCalls } from './order-calls.ts';
import styles from './order-card.module.css';
import { OrderCard } from './order-card.tsx';
import { RefundDialog } from './refund-dialog.tsx';

interface OrderCardsProps {
  orders: readonly Order[];
  calls: OrderCalls;
  /** The seller's rule about refunds, shown where one is asked for. */
  policy: ReactNode;
  /** A refund was asked for: the order as it is now. */
  onAsked: (next: Order) => void;
}

export function OrderCards({ orders, calls, policy, onAsked }: OrderCardsProps) {
  const [asking, setAsking] = useState<{ order: Order; line: OrderLine } | null>(null);
  return (
    <>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.reference}>
            <OrderCard order={order} calls={calls} onAskRefund={(line) => setAsking({ order, line })} />
          </li>
        ))}
      </ul>
      <RefundDialog
        asking={asking}
        policy={policy}
        onSend={async (wish) => onAsked(await calls.askRefund(wish))}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
