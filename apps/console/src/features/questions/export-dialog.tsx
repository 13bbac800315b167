import type { BankFilters } from '@shala/api-client/question-bank.ts';
import { exportQuestions, type QuestionFormat } from '@shala/api-client/question-exchange.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { FindingTable } from './finding-table.tsx';
import { extensionOf, formatOptions } from './formats.ts';
import styles from './questions.module.css';
import { exportQuery } from './questions-query.ts';

interface ExportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  filters: BankFilters;
}

/** The questions of the list as a file; what the format cannot hold is said before. */
export function ExportDialog({ isOpen, onClose, filters }: ExportDialogProps) {
  const t = useTexts();
  const [format, setFormat] = useState<QuestionFormat>('csv');
  const { isBusy, run } = useBusy();
  const { data, error, refetch } = useQuery({ ...exportQuery(format, filters), enabled: isOpen });
  const save = () =>
    run(async () => {
      try {
        saveAs(await exportQuestions(transport, { format, filters }), `questions.${extensionOf(format)}`);
      } catch (failure) {
        toast.bad(t('questions.exportFailed'), failure instanceof Error ? failure.message : undefined);
      }
    });
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('questions.export')}
      text={t('questions.exportText')}
      closeLabel={t('questions.close')}
      width={760}
    >
      <div className={styles.form}>
        <SelectField
          label={t('questions.format')}
          options={formatOptions(t)}
          current={format}
          onChange={setFormat}
        />
        {error ? <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} /> : null}
        {data ? (
          <p role="status" className={styles.good}>
            {data.total === 0
              ? t('questions.holdsAll', { count: data.count })
              : t('questions.holdsPart', { count: data.count, findings: data.total })}
          </p>
        ) : null}
        {data && data.total > 0 ? <FindingTable findings={data.findings} total={data.total} /> : null}
        <div className={styles.actions}>
          <Button disabled={!data || data.count === 0} loading={isBusy} onClick={() => void save()}>
            {t('questions.download')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
