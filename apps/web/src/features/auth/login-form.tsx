import { Button } from '@shala/ui/button.tsx';
import { Link } from '@shala/ui/link.tsx';
import { PasswordField } from '@shala/ui/password-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './login-form.module.css';
import { describeSignInFailure } from './sign-in-failure.ts';
import { useLogin } from './use-login.ts';

export function LoginForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const t = useTexts();
  const { errors, isBusy, fieldProps, submit } = useLogin({
    onSignedIn,
    onFailure: (error) => {
      const { title, text } = describeSignInFailure(error, t);
      toast.bad(title, text);
    },
  });
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
      <div className={styles.forgot}>
        <Link href="/auth/login/forgot-password" renderLink={appLink}>
          {t('login.forgotPassword')}
        </Link>
      </div>
    </form>
  );
}
