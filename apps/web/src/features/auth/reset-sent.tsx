import { ButtonLink } from '@shala/ui/button.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './auth-form.module.css';

interface ResetSentProps {
  email: string;
  sent: TextId;
  onWrongEmail: () => void;
}

export function ResetSent({ email, sent, onWrongEmail }: ResetSentProps) {
  const t = useTexts();
  return (
    <div className={styles.form}>
      <div role="status" className={styles.words}>
        <p>{t(sent, { email })}</p>
        <p>{t('forgot.checkInbox')}</p>
      </div>
      <ButtonLink size="large" wide href="/auth/login" renderLink={appLink}>
        {t('forgot.proceed')}
      </ButtonLink>
      <div className={styles.below}>
        <LinkButton onClick={onWrongEmail}>{t('forgot.wrongMail')}</LinkButton>
      </div>
    </div>
  );
}
