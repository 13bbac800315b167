import { confirmQuestionImport, type QuestionImport } from '@shala/api-client/question-exchange.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { FindingTable } from './finding-table.tsx';
import styles from './questions.module.css';
import { importQuery, refetchQuestions } from './questions-query.ts';

interface ImportReportProps {
  importId: number;
  onOther: () => void;
  onDone: () => void;
}

/** How far the server is, what it found, and the one press that brings the file in. */
export function ImportReport({ importId, onOther, onDone }: ImportReportProps) {
  const t = useTexts();
  const query = importQuery(importId);
  const { data, error, refetch } = useQuery(query);
  const { isBusy, run } = useBusy();
  const isDone = data?.state === 'done';
  useEffect(() => {
    if (isDone) void refetchQuestions();
  }, [isDone]);
  if (error) return <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />;
  if (data?.state !== 'checked' && data?.state !== 'done') return <Working given={data} />;
  const confirm = () =>
    run(async () => {
      try {
        queryClient.setQueryData(query.queryKey, await confirmQuestionImport(transport, importId));
      } catch (failure) {
        toast.bad(t('questions.importFailed'), failure instanceof Error ? failure.message : undefined);
      }
    });
  const { created, changed, unchanged, errors, warnings, findings } = data;
  return (
    <div className={styles.form}>
      <p role="status" className={errors > 0 ? styles.bad : styles.good}>
        {isDone
          ? t('questions.imported', { created, changed, unchanged })
          : errors > 0
            ? t('questions.hasMistakes', { count: errors })
            : t('questions.wouldImport', { created, changed, unchanged })}
      </p>
      {findings.length > 0 ? <FindingTable findings={findings} total={errors + warnings} /> : null}
      <div className={styles.actions}>
        {isDone ? (
          <Button onClick={onDone}>{t('questions.close')}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onOther}>
              {t('questions.otherFile')}
            </Button>
            {errors === 0 ? (
              <Button loading={isBusy} onClick={() => void confirm()}>
                {t('questions.importNow')}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}

function Working({ given }: { given: QuestionImport | undefined }) {
  const t = useTexts();
  const { done = 0, total = 0 } = given ?? {};
  const label = t(given?.state === 'importing' ? 'questions.importing' : 'questions.checking');
  return (
    <div className={styles.form} role="status">
      <p>{total > 0 ? t('questions.progress', { label, done, total }) : label}</p>
      <ProgressBar label={label} percent={total > 0 ? (100 * done) / total : 0} />
    </div>
  );
}
