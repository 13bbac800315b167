import type { BankPlaces } from '@shala/api-client/question-bank.ts';
import { type QuestionFormat, startQuestionImport } from '@shala/api-client/question-exchange.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useId, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { formatOptions } from './formats.ts';
import { ImportReport } from './import-report.tsx';
import { PlaceFields, subjectsOf } from './place-fields.tsx';
import styles from './questions.module.css';
import { readFile } from './read-file.ts';

interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  places: BankPlaces;
}

/** A file of questions: chosen, looked at, reported, and only then brought in. */
export function ImportDialog({ isOpen, onClose, places }: ImportDialogProps) {
  const t = useTexts();
  const [importId, setImportId] = useState<number | null>(null);
  const close = () => {
    onClose();
    setImportId(null);
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={t('questions.import')}
      text={t('questions.importText')}
      closeLabel={t('questions.close')}
      width={760}
    >
      {importId === null ? (
        <ImportForm places={places} onStarted={setImportId} />
      ) : (
        <ImportReport importId={importId} onOther={() => setImportId(null)} onDone={close} />
      )}
    </Dialog>
  );
}

function ImportForm({ places, onStarted }: { places: BankPlaces; onStarted: (id: number) => void }) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const fileId = useId();
  const [only, ...others] = subjectsOf(places);
  const [format, setFormat] = useState<QuestionFormat>('gift');
  const [file, setFile] = useState<File | null>(null);
  const [place, setPlace] = useState({
    subjectId: others.length === 0 ? (only?.id ?? null) : null,
    chapterId: null as number | null,
  });
  const { subjectId, chapterId } = place;
  const start = () =>
    run(async () => {
      if (!file || subjectId === null) return;
      try {
        const sent = await readFile(file);
        onStarted((await startQuestionImport(transport, { format, subjectId, chapterId, file: sent })).id);
      } catch (error) {
        toast.bad(t('questions.importFailed'), error instanceof Error ? error.message : undefined);
      }
    });
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <SelectField
          label={t('questions.format')}
          options={formatOptions(t)}
          current={format}
          onChange={setFormat}
        />
        <div>
          <label className={styles.fileLabel} htmlFor={fileId}>
            {t('questions.file')}
          </label>
          <input
            id={fileId}
            className={styles.file}
            type="file"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
          />
        </div>
        <PlaceFields places={places} subjectId={subjectId} chapterId={chapterId} onChange={setPlace} />
      </div>
      <div className={styles.actions}>
        <Button disabled={!file || subjectId === null} loading={isBusy} onClick={() => void start()}>
          {t('questions.check')}
        </Button>
      </div>
    </div>
  );
}
