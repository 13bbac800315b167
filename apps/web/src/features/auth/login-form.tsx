import { signInWithPassword } from '@shala/api-client/accounts.ts';
import { Button } from '@shala/ui/button.tsx';
import { Link } from '@shala/ui/link.tsx';
import { PasswordField } from '@shala/ui/password-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import type { FormEvent } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useFields } from '#shared/forms/use-fields.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { beginSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './auth-form.module.css';
import { loginRules } from './login-rules.ts';
import { describeSignInFailure } from './sign-in-failure.ts';

export function LoginForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const t = useTexts();
  const { values, errors, fieldProps, acceptAll } = useFields(loginRules, { email: '', password: '' });
  const { isBusy, run } = useBusy();

  const signIn = async () => {
    try {
      beginSession(await signInWithPassword(transport, { ...values, email: values.email.trim() }));
      await onSignedIn();
    } catch (error) {
      const { title, text } = describeSignInFailure(error, t);
      toast.bad(title, text);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (acceptAll(event.currentTarget)) void run(signIn);
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
      <PasswordField
        {...fieldProps('password')}
        size="large"
        label={t('login.password')}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={errors.password && t(errors.password)}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('login.submit')}
      </Button>
      <div className={styles.below}>
        <Link href="/auth/login/forgot-password" renderLink={appLink}>
          {t('login.forgotPassword')}
        </Link>
        <Link href="/auth/login_otp" renderLink={appLink}>
          {t('login.withPhone')}
        </Link>
      </div>
    </form>
  );
}
