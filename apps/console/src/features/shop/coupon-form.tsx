import { type StaffCoupon, type StaffProduct, saveCoupon } from '@shala/api-client/store-staff.ts';
import { indianDay } from '@shala/app-kit/date-words.ts';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { type CouponDraft, type CouponProblems, couponDraftOf, readCouponDraft } from './coupon-draft.ts';
import styles from './shop.module.css';
import { refetchShop } from './shop-query.ts';

interface CouponFormProps {
  /** Null: a new one. */
  coupon: StaffCoupon | null;
  products: readonly StaffProduct[];
  onDone: () => void;
}

type Typed = 'code' | 'value' | 'mostRupees' | 'leastRupees' | 'fromDay' | 'toDay' | 'mostUses' | 'mostEach';

export function CouponForm({ coupon, products, onDone }: CouponFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, save } = useSaving();
  const [draft, setDraft] = useState(() => couponDraftOf(coupon, indianDay(new Date())));
  const [problems, setProblems] = useState<CouponProblems>({});
  const change = (more: Partial<CouponDraft>) => setDraft((now) => ({ ...now, ...more }));
  const text = (field: Typed) => ({
    value: draft[field],
    error: problems[field] && t(problems[field]),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [field]: currentTarget.value }),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readCouponDraft(draft);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const isSaved = await save(async () => {
      await saveCoupon(transport, coupon?.id ?? null, read.coupon);
      await refetchShop();
    }, 'shop.couponSaved');
    if (isSaved) onDone();
  };
  const isPercent = draft.kind === 'percent';
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.pair}>
        <TextField {...text('code')} label={t('shop.code')} data-autofocus autoComplete="off" />
        <SelectField
          label={t('shop.kind')}
          current={draft.kind}
          options={[
            { id: 'percent', label: t('shop.percent') },
            { id: 'amount', label: t('shop.amount') },
          ]}
          onChange={(kind) => change({ kind })}
        />
        <TextField
          {...text('value')}
          label={t(isPercent ? 'shop.percentOff' : 'shop.rupeesOff')}
          prefix={isPercent ? '%' : '₹'}
          inputMode="decimal"
        />
        {isPercent ? (
          <TextField
            {...text('mostRupees')}
            label={t('shop.mostOff')}
            help={t('shop.emptyNoLimit')}
            prefix="₹"
          />
        ) : null}
        <TextField
          {...text('leastRupees')}
          label={t('shop.leastTotal')}
          help={t('shop.emptyNoLimit')}
          prefix="₹"
        />
        <TextField {...text('fromDay')} label={t('shop.fromDay')} type="date" />
        <TextField {...text('toDay')} label={t('shop.toDay')} type="date" />
        <TextField
          {...text('mostUses')}
          label={t('shop.mostUses')}
          help={t('shop.emptyNoLimit')}
          inputMode="numeric"
        />
        <TextField
          {...text('mostEach')}
          label={t('shop.mostEach')}
          help={t('shop.emptyNoLimit')}
          inputMode="numeric"
        />
      </div>
      <fieldset className={styles.line}>
        <legend>{t('shop.forProducts')}</legend>
        <p className={styles.sub}>{t('shop.forProductsText')}</p>
        <div className={styles.ticks}>
          {products.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={inLanguage(name, language)}
              checked={draft.productIds.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  productIds: checked
                    ? [...draft.productIds, id]
                    : draft.productIds.filter((one) => one !== id),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={t('shop.couponActive')}
        checked={draft.isActive}
        onChange={({ currentTarget }) => change({ isActive: currentTarget.checked })}
      />
      <Button type="submit" loading={isBusy}>
        {t('shop.saveCoupon')}
      </Button>
    </form>
  );
}
