import { TextField } from '@shala/ui/text-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';

interface ColourFieldProps {
  label: string;
  help: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A colour by its code, or by the browser's own picker beside it. */
export function ColourField({ label, help, value, error, onChange }: ColourFieldProps) {
  const t = useTexts();
  const take = (text: string) => onChange(text.trim().toLowerCase());
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      value={value}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => take(currentTarget.value)}
      suffix={
        <input
          type="color"
          className={styles.picker}
          aria-label={t('theme.pick', { name: label })}
          value={error ? '#000000' : value}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      }
    />
  );
}
