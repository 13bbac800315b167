import { renameContent, type StaffContent, type Words } from '@shala/api-client/contents-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './content-list.module.css';
import { refetchTeaching, tellFailure } from './teaching-query.ts';

/** Title and description, English and Hindi side by side. */
export function EditDialog({ content, onClose }: { content: StaffContent; onClose: () => void }) {
  const t = useTexts();
  const [title, setTitle] = useState<Words>(content.title);
  const [description, setDescription] = useState<Words>(content.description);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useBusy();
  const isEmpty = title.en.trim() === '';
  const save = async () => {
    try {
      await renameContent(transport, content.id, { title, description });
      await refetchTeaching();
      toast.good(t('teaching.saved'));
      onClose();
    } catch (error) {
      tellFailure(t, error);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isEmpty) void run(save);
  };
  return (
    <Dialog opened onClose={onClose} title={t('teaching.edit')} closeLabel={t('keys.close')} width={640}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TitleFields value={title} onChange={setTitle} error={isTried && isEmpty} />
        <div className={styles.pair}>
          <TextField
            label={t('teaching.descriptionEn')}
            maxLength={2_000}
            value={description.en}
            onChange={({ currentTarget }) => setDescription({ ...description, en: currentTarget.value })}
          />
          <TextField
            label={t('teaching.descriptionHi')}
            lang="hi"
            maxLength={2_000}
            value={description.hi}
            onChange={({ currentTarget }) => setDescription({ ...description, hi: currentTarget.value })}
          />
        </div>
        <div className={styles.foot}>
          <Button type="submit" loading={isBusy}>
            {t('teaching.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface TitleFieldsProps {
  value: Words;
  onChange: (value: Words) => void;
  error: boolean;
}

export function TitleFields({ value, onChange, error }: TitleFieldsProps) {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      <TextField
        data-autofocus
        label={t('teaching.titleEn')}
        maxLength={200}
        value={value.en}
        error={error ? t('teaching.titleRequired') : undefined}
        onChange={({ currentTarget }) => onChange({ ...value, en: currentTarget.value })}
      />
      <TextField
        label={t('teaching.titleHi')}
        lang="hi"
        maxLength={200}
        value={value.hi}
        onChange={({ currentTarget }) => onChange({ ...value, hi: currentTarget.value })}
      />
    </div>
  );
}
