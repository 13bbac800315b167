import { useTexts } from '#shared/texts/texts.ts';
import { PaymentSlip } from './payment-slip.tsx';
import { WritingPencil } from './writing-pencil.tsx';

export function PaymentChecking() {
  const t = useTexts();
  return (
    <PaymentSlip title={t('payment.checking')} drawing={<WritingPencil />}>
      <p>{t('payment.checkingText')}</p>
    </PaymentSlip>
  );
}
