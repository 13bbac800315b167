import { setNewPassword } from '@shala/api-client/accounts.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { Button } from '@shala/ui/button.tsx';
import { PasswordField } from '@shala/ui/password-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import type { FormEvent } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useFields } from '#shared/forms/use-fields.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './auth-form.module.css';
import { newPasswordRules } from './new-password-rules.ts';

interface NewPasswordFormProps {
  email: string;
  resetToken: string;
  onSaved: () => void;
}

export function NewPasswordForm({ email, resetToken, onSaved }: NewPasswordFormProps) {
  const t = useTexts();
  const empty = { password: '', confirmation: '' };
  const { values, errors, fieldProps, acceptAll } = useFields(newPasswordRules, empty);
  const { isBusy, run } = useBusy();
  const save = async () => {
    try {
      await setNewPassword(transport, { email, resetToken, password: values.password });
      toast.good(t('password.saved'));
      onSaved();
    } catch (error) {
      const hasAnswer = error instanceof ApiError && error.status > 0;
      toast.bad(hasAnswer ? error.message : t('error.noConnection'), t('password.failed'));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (acceptAll(event.currentTarget)) void run(save);
  };
  const shared = {
    size: 'large',
    autoComplete: 'new-password',
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
  } as const;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...fieldProps('password')}
        {...shared}
        label={t('password.new')}
        help={t('password.help')}
        error={errors.password && t(errors.password)}
      />
      <PasswordField
        {...fieldProps('confirmation')}
        {...shared}
        label={t('password.confirm')}
        error={errors.confirmation && t(errors.confirmation)}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
