import { type ContentType, createDraft } from '@shala/api-client/contents-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './content-list.module.css';
import { accepted } from './content-row.tsx';
import { TitleFields } from './edit-dialog.tsx';
import { uploadSource } from './source-uploads.ts';
import { refetchTeaching, tellFailure } from './teaching-query.ts';

interface AddDialogProps {
  chapterId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** A new lesson: what it is, what it is called, and its file or address. Sending goes on behind it. */
export function AddDialog({ chapterId, isOpen, onClose }: AddDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('teaching.add')}
      text={t('teaching.addText')}
      closeLabel={t('keys.close')}
      width={640}
    >
      <AddForm chapterId={chapterId} onDone={onClose} />
    </Dialog>
  );
}

function AddForm({ chapterId, onDone }: { chapterId: number; onDone: () => void }) {
  const t = useTexts();
  const [type, setType] = useState<ContentType>('video');
  const [title, setTitle] = useState({ en: '', hi: '' });
  const [link, setLink] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useBusy();
  const isLink = type === 'external_link';
  const isLinkBad = isLink && !/^https:\/\/\S+\.\S+/.test(link.trim());
  const isTitleBad = title.en.trim() === '';
  const add = async () => {
    try {
      const draft = { type, title, link: isLink ? link.trim() : null };
      const content = await createDraft(transport, chapterId, draft);
      await refetchTeaching();
      toast.good(t('teaching.added', { name: title.en }));
      if (file && !isLink) void uploadSource(content.id, file);
      onDone();
    } catch (error) {
      tellFailure(t, error);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isTitleBad && !isLinkBad) void run(add);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={t('teaching.kind')}
        current={type}
        options={[
          { id: 'video', label: t('teaching.film') },
          { id: 'pdf', label: t('teaching.pdf') },
          { id: 'external_link', label: t('teaching.link') },
        ]}
        onChange={(next) => {
          setType(next);
          setFile(null);
        }}
      />
      <TitleFields value={title} onChange={setTitle} error={isTried && isTitleBad} />
      {isLink ? (
        <TextField
          label={t('teaching.address')}
          type="url"
          help={t('teaching.addressHelp')}
          value={link}
          error={isTried && isLinkBad ? t('teaching.addressInvalid') : undefined}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
      ) : (
        <TextField
          key={type}
          label={t('teaching.file')}
          help={t('teaching.fileHelp')}
          type="file"
          accept={accepted[type]}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" loading={isBusy}>
          {t('teaching.addSubmit')}
        </Button>
      </div>
    </form>
  );
}
