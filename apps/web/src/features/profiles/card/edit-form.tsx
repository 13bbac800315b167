import { Button } from '@shala/ui/button.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './identity-card.module.css';

interface EditFormProps {
  isBusy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** One field that stands where the fact stood. It takes the focus: the button that opened it is gone. */
export function EditForm({ isBusy, onSubmit, onCancel, children }: EditFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={form}
      className={styles.edit}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
      noValidate
    >
      {children}
      <div className={styles.editActions}>
        <Button variant="quiet" onClick={onCancel}>
          {t('myProfile.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('myProfile.save')}
        </Button>
      </div>
    </form>
  );
}
