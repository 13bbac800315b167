import { TextField } from '@shala/ui/text-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { type ClassDraft, moveStart, type Problems, spanOf } from './class-draft.ts';
import styles from './class-form.module.css';

interface WhenFieldsProps {
  draft: ClassDraft;
  isRunning: boolean;
  told: (name: keyof Problems) => string | undefined;
  onChange: (more: Partial<ClassDraft>) => void;
}

/** Day, start and end by India's clock; how long that is stands below. */
export function WhenFields({ draft, isRunning, told, onChange }: WhenFieldsProps) {
  const t = useTexts();
  const span = spanOf(draft);
  return (
    <div className={styles.when}>
      <TextField
        name="day"
        type="date"
        label={t('live.day')}
        value={draft.day}
        disabled={isRunning}
        error={told('day')}
        onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
      />
      <TextField
        type="time"
        label={t('live.starts')}
        value={draft.start}
        disabled={isRunning}
        onChange={({ currentTarget }) => onChange(moveStart(draft, currentTarget.value))}
      />
      <TextField
        name="end"
        type="time"
        label={t('live.ends')}
        value={draft.end}
        error={told('end')}
        help={span ? t('live.lasts', { count: span.minutes }) : undefined}
        onChange={({ currentTarget }) => onChange({ end: currentTarget.value })}
      />
    </div>
  );
}
