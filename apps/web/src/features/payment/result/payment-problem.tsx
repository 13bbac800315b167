import { ErrorDrawing } from '@shala/ui/state-drawing.tsx';
import type { ReactNode } from 'react';
import styles from './payment-slip.module.css';
import { PaymentSlip } from './payment-slip.tsx';

interface PaymentProblemProps {
  title: string;
  text: string;
  /** The ways on; none inside the host app, which has its own. */
  ways?: ReactNode;
}

/** What happened, and what to do. */
export function PaymentProblem({ title, text, ways }: PaymentProblemProps) {
  return (
    <PaymentSlip title={title} drawing={<ErrorDrawing />}>
      <p>{text}</p>
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </PaymentSlip>
  );
}
