import { Logo } from '@shala/ui/logo.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBrandName } from '#shared/brand/brand.ts';
import { useTitle } from '#shared/brand/use-title.ts';
import styles from './payment-slip.module.css';

interface PaymentSlipProps {
  title: string;
  drawing: ReactNode;
  children?: ReactNode;
}

/** A page of its own, without navigation: the slip of a payment, and how it stands. */
export function PaymentSlip({ title, drawing, children }: PaymentSlipProps) {
  const brand = useBrandName();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each state is a new slip: who listens to the page hears its heading, wherever the focus was before.
  useEffect(() => heading.current?.focus(), []);
  useTitle(title);
  return (
    <main className={styles.page}>
      <Logo letter={brand.letter} name={brand.name} />
      <div className={styles.slip}>
        <div className={styles.paper}>
          {drawing}
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {children}
          </div>
        </div>
      </div>
    </main>
  );
}
