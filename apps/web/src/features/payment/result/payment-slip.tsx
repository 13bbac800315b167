import { Logo } from '@shala/ui/logo.tsx';
import { type ReactNode, useEffect } from 'react';
import { useBrandName } from '#shared/brand/brand.ts';
import styles from './payment-slip.module.css';

interface PaymentSlipProps {
  title: string;
  /** Says by itself what changes; false for pages that wait in silence. */
  isNews?: boolean;
  drawing: ReactNode;
  children?: ReactNode;
}

/** A page of its own, without navigation: the slip of a payment, and how it stands. */
export function PaymentSlip({ title, isNews = true, drawing, children }: PaymentSlipProps) {
  const brand = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  return (
    <main className={styles.page}>
      <Logo letter={brand.letter} name={brand.name} />
      <div className={styles.slip}>
        <div className={styles.paper}>
          {drawing}
          <div className={styles.words} role={isNews ? 'status' : undefined}>
            <h1>{title}</h1>
            {children}
          </div>
        </div>
      </div>
    </main>
  );
}
