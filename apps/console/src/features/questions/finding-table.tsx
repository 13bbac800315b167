import type { Finding } from '@shala/api-client/question-exchange.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './questions.module.css';

interface FindingTableProps {
  findings: readonly Finding[];
  /** All there are, the ones not shown included. */
  total: number;
}

/** What was found in a file, line by line. */
export function FindingTable({ findings, total }: FindingTableProps) {
  const t = useTexts();
  const columns: readonly Column<Finding & { key: number }>[] = [
    { id: 'at', head: t('questions.line'), isFigure: true, cell: ({ at }) => at },
    {
      id: 'severity',
      head: t('questions.severity'),
      cell: ({ severity }) =>
        severity === 'error' ? (
          <Chip tone="wrong">{t('questions.mistake')}</Chip>
        ) : (
          <Chip tone="wait">{t('questions.hint')}</Chip>
        ),
    },
    {
      id: 'message',
      head: t('questions.finding'),
      isName: true,
      cell: ({ message, ref }) => (
        <>
          {message}
          {ref ? <span className={styles.sub}>{ref}</span> : null}
        </>
      ),
    },
  ];
  const rows = findings.map((finding, key) => ({ ...finding, key }));
  return (
    <div className={styles.report}>
      <DataTable caption={t('questions.report')} columns={columns} rows={rows} keyOf={({ key }) => key} />
      {total > findings.length ? (
        <p className={styles.note}>{t('questions.moreFindings', { count: total - findings.length })}</p>
      ) : null}
    </div>
  );
}
