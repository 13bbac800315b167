import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './payment-skeletons.module.css';
import { PaymentSlip } from './result/payment-slip.tsx';

const PAYMENT_SKELETONS = 2;

/** The cart becomes an order, and the gateway's page opens: a moment in which there is nothing to see. */
export function PaymentSkeletons() {
  const t = useTexts();
  return (
    <PaymentSlip title={t('payment.leaving')} drawing={null}>
      <div className={styles.skeletons}>
        <Loading label={t('payment.leaving')}>
          {Array.from({ length: PAYMENT_SKELETONS }, (_, place) => place).map((place) => (
            <div key={place} className={styles.skeleton} data-skeleton>
              <ListSkeleton count={1} />
            </div>
          ))}
        </Loading>
      </div>
    </PaymentSlip>
  );
}
