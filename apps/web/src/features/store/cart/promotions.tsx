import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import { CouponTicket } from '@shala/ui/coupon-ticket.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './cart.module.css';
import type { CouponState } from './use-coupon.ts';

/** The codes of posters and mails: typed, applied, and given back. */
export function Promotions({ coupon, isAsking, refusal, apply, remove }: CouponState) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const code = coupon?.code;
  useEffect(() => {
    // It stands on the ticket now.
    if (code !== undefined) setText('');
  }, [code]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setMissing(wanted === '');
    if (wanted !== '' && !isAsking) apply(wanted);
  };
  const giveBack = () => {
    remove();
    // The ticket goes away with its cross.
    field.current?.focus();
  };
  return (
    <Card className={styles.promotions}>
      <h2>{t('cart.promotions')}</h2>
      <form className={styles.coupon} onSubmit={send} noValidate>
        <TextField
          ref={field}
          className={styles.code}
          label={t('cart.couponCode')}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          value={text}
          error={isMissing ? t('cart.couponMissing') : (refusal ?? undefined)}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" variant="quiet" loading={isAsking}>
          {t('cart.apply')}
        </Button>
      </form>
      <div role="status">
        {coupon ? <VisuallyHidden>{t('cart.couponApplied', { code: coupon.code })}</VisuallyHidden> : null}
      </div>
      {coupon ? (
        <CouponTicket
          code={coupon.code}
          text={
            coupon.kind === 'percent'
              ? t('cart.percentOff', { percent: coupon.value })
              : t('cart.amountOff', { amount: formatRupees(coupon.value) })
          }
          closeLabel={t('cart.removeCoupon', { code: coupon.code })}
          onClose={giveBack}
        />
      ) : null}
    </Card>
  );
}
