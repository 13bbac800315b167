import { PinField } from '@shala/ui/pin-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './staff-form.module.css';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Six digits of the app that makes codes. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const t = useTexts();
  return (
    <div className={styles.code}>
      <span aria-hidden="true" className={styles.codeLabel}>
        {t('signIn.code')}
      </span>
      <PinField
        name="code"
        label={t('signIn.code')}
        length={6}
        value={value}
        onChange={onChange}
        error={error}
      />
    </div>
  );
}
