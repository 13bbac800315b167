import { Button } from '@shala/ui/button.tsx';
import { Link } from '@shala/ui/link.tsx';
import type { FormEvent } from 'react';
import { getBrand } from '#shared/brand/brand.ts';
import { useFields } from '#shared/forms/use-fields.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { checkMobile, defaultDialCode, toInternational } from '#shared/phone/phone-number.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './auth-form.module.css';
import { MobileField } from './mobile-field.tsx';

const rules = { mobile: (value: string) => checkMobile(value, defaultDialCode) };

/** A mobile number is all it takes; the code is sent by the page that asks for it. */
export function PhoneForm({ onPhone }: { onPhone: (phone: string) => void }) {
  const t = useTexts();
  const { values, errors, setValue, fieldProps, acceptAll } = useFields(rules, { mobile: '' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (acceptAll(event.currentTarget)) onPhone(toInternational(values.mobile, defaultDialCode));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <MobileField
        {...fieldProps('mobile')}
        dialCode={defaultDialCode}
        onChange={(digits) => setValue('mobile', digits)}
        prefix={`+${defaultDialCode}`}
        help={t('register.mobileHelp', { length: getBrand().flags.otpLength })}
        error={errors.mobile && t(errors.mobile)}
      />
      <Button type="submit" size="large" wide>
        {t('register.sendOtp')}
      </Button>
      <div className={styles.below}>
        <Link href="/auth/login" renderLink={appLink}>
          {t('register.withEmail')}
        </Link>
      </div>
    </form>
  );
}
