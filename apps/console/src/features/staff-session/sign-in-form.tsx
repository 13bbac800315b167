import { ApiError } from '@shala/api-client/api-error.ts';
import { signInStaff } from '@shala/api-client/staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { PasswordField } from '@shala/ui/password-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useFields } from '#shared/forms/use-fields.ts';
import { beginSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { CodeField } from './code-field.tsx';
import { describeFailure } from './describe-failure.ts';
import { FormAlert } from './form-alert.tsx';
import { signInRules } from './sign-in-rules.ts';
import styles from './staff-form.module.css';

const empty = { email: '', password: '', code: '' };

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, setValue, fieldProps, acceptAll } = useFields(signInRules, empty);
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState<string | null>(null);

  const signIn = async () => {
    setFailure(null);
    try {
      beginSession(await signInStaff(transport, { ...values, email: values.email.trim() }));
      onSignedIn();
    } catch (error) {
      setFailure(describeFailure(error, t));
      // A code works once: the next try needs the next one.
      if (error instanceof ApiError && error.status === 401) setValue('code', '');
      form.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (acceptAll(event.currentTarget)) void run(signIn);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormAlert text={failure} />
      <TextField
        {...fieldProps('email')}
        size="large"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('signIn.email')}
        error={errors.email && t(errors.email)}
      />
      <PasswordField
        {...fieldProps('password')}
        size="large"
        label={t('signIn.password')}
        showLabel={t('signIn.showPassword')}
        hideLabel={t('signIn.hidePassword')}
        error={errors.password && t(errors.password)}
      />
      <CodeField
        value={values.code}
        onChange={(code) => setValue('code', code)}
        error={errors.code && t(errors.code)}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('signIn.submit')}
      </Button>
      <p className={styles.help}>{t('signIn.lost')}</p>
    </form>
  );
}
