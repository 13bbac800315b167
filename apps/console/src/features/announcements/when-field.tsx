import { Checkbox } from '@shala/ui/checkbox.tsx';
import { MomentField } from '#shared/forms/moment-field.tsx';
import { toField } from '#shared/forms/moments.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './announcement-form.module.css';

interface WhenFieldProps {
  /** Null: at once. */
  moment: string | null;
  error?: string | undefined;
  onChange: (moment: string | null) => void;
}

const hour = 3_600_000;

/** Now, or at a moment to come. */
export function WhenField({ moment, error, onChange }: WhenFieldProps) {
  const t = useTexts();
  return (
    <div className={styles.when}>
      <Checkbox
        label={t('announce.later')}
        checked={moment !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? toField(new Date(Date.now() + hour)) : null)
        }
      />
      {moment === null ? null : (
        <MomentField label={t('announce.publishAt')} value={moment} error={error} onChange={onChange} />
      )}
    </div>
  );
}
