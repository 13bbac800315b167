import type { CodeSent } from '@shala/api-client/parents.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { DateField } from '@shala/ui/date-field.tsx';
import { Link } from '@shala/ui/link.tsx';
import { SearchSelect } from '@shala/ui/search-select.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useMemo } from 'react';
import { appLink } from '#shared/layout/app-link.tsx';
import { withLegalLinks } from '#shared/layout/legal-links.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './auth-form.module.css';
import { namedCountries } from './dial-codes.ts';
import { MobileField } from './mobile-field.tsx';
import { useSignUp } from './use-sign-up.ts';

/** The full form of brands that want to know more than a number. */
export function SignUpForm({ onCodeSent }: { onCodeSent: (phone: string, sent: CodeSent) => void }) {
  const t = useTexts();
  const form = useSignUp(onCodeSent);
  const { values, errors, country, fieldProps, setValue } = form;
  const language = useLanguage();
  const countries = useMemo(() => namedCountries(language), [language]);
  const optionOf = ({ iso, dialCode }: typeof country, name = '') => ({
    id: iso,
    label: name,
    value: `+${dialCode}`,
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <div className={styles.phone}>
        <SearchSelect
          label={t('register.countryCode')}
          size="large"
          noneText={t('register.noCountry')}
          options={countries.map((one) => optionOf(one, one.name))}
          selected={optionOf(country)}
          onSelect={({ id }) => form.setCountry(countries.find(({ iso }) => iso === id) ?? country)}
        />
        <MobileField
          {...fieldProps('mobile')}
          dialCode={country.dialCode}
          onChange={(digits) => setValue('mobile', digits)}
          error={errors.mobile && t(errors.mobile)}
        />
      </div>
      <TextField
        {...fieldProps('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('register.email')}
        error={errors.email && t(errors.email)}
      />
      <TextField
        {...fieldProps('studentName')}
        autoComplete="off"
        maxLength={100}
        label={t('register.studentName')}
        error={errors.studentName && t(errors.studentName)}
      />
      <DateField
        {...fieldProps('dateOfBirth')}
        value={values.dateOfBirth}
        onChange={(date) => setValue('dateOfBirth', date)}
        placeholder={t('dateOfBirth.format')}
        label={t('dateOfBirth.label')}
        error={errors.dateOfBirth && t(errors.dateOfBirth)}
      />
      <Checkbox
        name="terms"
        label={withLegalLinks(t('register.accept'))}
        checked={form.hasAccepted}
        onChange={(event) => form.setHasAccepted(event.currentTarget.checked)}
      />
      <Button type="submit" size="large" wide disabled={!form.hasAccepted} loading={form.isBusy}>
        {t('register.sendOtp')}
      </Button>
      <div className={styles.below}>
        <Link href="/auth/login_otp" renderLink={appLink}>
          {t('register.haveAccount')}
        </Link>
      </div>
    </form>
  );
}
