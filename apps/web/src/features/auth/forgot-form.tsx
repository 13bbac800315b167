import { Button } from '@shala/ui/button.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import type { FormEvent } from 'react';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useFields } from '#shared/forms/use-fields.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './auth-form.module.css';
import { checkEmail } from './login-rules.ts';

const rules = { email: (value: string) => checkEmail(value) };

export function ForgotForm({ onEmail }: { onEmail: (email: string) => Promise<void> }) {
  const t = useTexts();
  const { values, errors, fieldProps, acceptAll } = useFields(rules, { email: '' });
  const { isBusy, run } = useBusy();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (acceptAll(event.currentTarget)) void run(() => onEmail(values.email.trim()));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...fieldProps('email')}
        size="large"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('login.email')}
        error={errors.email && t(errors.email)}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
