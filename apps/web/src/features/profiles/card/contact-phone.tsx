import type { Student } from '@shala/api-client/people.ts';
import { LinkButton } from '@shala/ui/link.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import Check from 'lucide-react/icons/check';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './account-card.module.css';
import { useContactPhone } from './use-contact-phone.ts';

/** Saves when the field is left. A slip of the finger is taken back with Undo. */
export function ContactPhone({ student, label }: { student: Student; label: string }) {
  const t = useTexts();
  const phone = useContactPhone(student);
  return (
    <div className={styles.phone}>
      <TextField
        label={label}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        prefix={phone.prefix}
        help={t('myProfile.phoneHelp')}
        value={phone.shown}
        error={phone.error}
        aria-busy={phone.isBusy || undefined}
        onChange={({ currentTarget }) => phone.type(currentTarget.value)}
        onBlur={phone.leave}
      />
      <p className={styles.saved} role="status">
        {phone.undo ? (
          <>
            <Check aria-hidden="true" />
            {t('myProfile.phoneSaved')}
            <LinkButton onClick={phone.undo}>{t('myProfile.undo')}</LinkButton>
          </>
        ) : null}
      </p>
    </div>
  );
}
