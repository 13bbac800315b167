import { acceptStaffInvitation, type StaffInvitation } from '@shala/api-client/staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { PasswordField } from '@shala/ui/password-field.tsx';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useFields } from '#shared/forms/use-fields.ts';
import { beginSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { CodeField } from './code-field.tsx';
import { describeFailure } from './describe-failure.ts';
import { FormAlert } from './form-alert.tsx';
import { QrCode } from './qr-code.tsx';
import { invitationRules } from './sign-in-rules.ts';
import styles from './staff-form.module.css';

interface InvitationFormProps {
  token: string;
  invitation: StaffInvitation;
  onAccepted: () => void;
}

/** In fours it can be read off and typed in. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

const empty = { password: '', again: '', code: '' };

export function InvitationForm({ token, invitation, onAccepted }: InvitationFormProps) {
  const t = useTexts();
  const { values, errors, setValue, fieldProps, acceptAll } = useFields(invitationRules, empty);
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState<string | null>(null);

  const accept = async () => {
    setFailure(null);
    try {
      const { password, code } = values;
      beginSession(await acceptStaffInvitation(transport, { token, password, code }));
      onAccepted();
    } catch (error) {
      setFailure(describeFailure(error, t));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (acceptAll(event.currentTarget)) void run(accept);
  };
  const labels = { showLabel: t('signIn.showPassword'), hideLabel: t('signIn.hidePassword') };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert text={failure} />
      <div className={styles.app}>
        <QrCode text={invitation.uri} label={t('invitation.qr')} />
        <div className={styles.secret}>
          <span>{t('invitation.secret')}</span>
          <code>{inFours(invitation.secret)}</code>
        </div>
      </div>
      {/* For the password keeper: whose password it is. */}
      <input type="hidden" autoComplete="username" value={invitation.email} />
      <PasswordField
        {...fieldProps('password')}
        {...labels}
        autoComplete="new-password"
        label={t('invitation.password')}
        help={t('invitation.passwordHelp')}
        error={errors.password && t(errors.password)}
      />
      <PasswordField
        {...fieldProps('again')}
        {...labels}
        autoComplete="new-password"
        label={t('invitation.again')}
        error={errors.again && t(errors.again)}
      />
      <CodeField
        value={values.code}
        onChange={(code) => setValue('code', code)}
        error={errors.code && t(errors.code)}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('invitation.submit')}
      </Button>
    </form>
  );
}
