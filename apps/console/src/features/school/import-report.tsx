import { applySchoolImport, type ImportReport } from '@shala/api-client/school-imports.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { transport } from '#shared/api/transport.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';
import { importQuery, refetchSchool } from './school-query.ts';
import { useChange } from './use-change.ts';

const counted: Readonly<Record<string, TextId>> = {
  students: 'school.students',
  parents: 'school.parents',
  sections: 'school.sections',
  'student logins': 'school.logins',
  'section memberships': 'school.places',
  'guardian links': 'school.familyLinks',
  'access grants': 'school.grants',
  'guardian offers': 'school.familyOffers',
  'link codes': 'school.linkCodes',
  consents: 'school.consents',
};

const states: Record<ImportReport['state'], { text: TextId; tone: 'wait' | 'wrong' | 'right' }> = {
  checking: { text: 'school.stateChecking', tone: 'wait' },
  refused: { text: 'school.stateRefused', tone: 'wrong' },
  ready: { text: 'school.stateReady', tone: 'right' },
  saving: { text: 'school.stateSaving', tone: 'wait' },
  done: { text: 'school.stateDone', tone: 'right' },
};

/** What became of a list: each mistake by row and column, or what it would change, and the yes. */
export function ImportReportPanel({ importId }: { importId: number }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(importQuery(importId));
  const { isBusy, change } = useChange();
  const isDone = data?.state === 'done';
  useEffect(() => {
    if (isDone) void refetchSchool();
  }, [isDone]);
  if (!data) {
    return <NotYet error={error} onRetry={() => void refetch()} />;
  }
  const { text, tone } = states[data.state];
  const apply = () =>
    change(async () => {
      await applySchoolImport(transport, importId);
      await refetch();
    }, null);
  return (
    <Panel
      title={data.fileName}
      note={data.rowCount > 0 ? t('school.rowCount', { count: data.rowCount }) : null}
    >
      <div className={styles.body} role="status">
        <Chip tone={tone}>{t(text)}</Chip>
        {data.state === 'refused' ? (
          <p>{t('school.refusedText', { count: data.problems.length + data.moreCount })}</p>
        ) : null}
        {data.state === 'ready' ? <p>{t('school.readyText')}</p> : null}
        {data.state === 'done' ? <p>{t('school.doneText')}</p> : null}
      </div>
      {data.problems.length > 0 ? <Problems report={data} /> : null}
      {(data.state === 'ready' || isDone) && data.counts.length > 0 ? <Counts report={data} /> : null}
      {data.state === 'ready' ? (
        <div className={styles.pages}>
          <Button loading={isBusy} onClick={() => void apply()}>
            {t('school.apply')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

function Problems({ report: { problems, moreCount } }: { report: ImportReport }) {
  const t = useTexts();
  const columns: readonly Column<ImportReport['problems'][number]>[] = [
    { id: 'row', head: t('school.row'), isFigure: true, cell: ({ row }) => row },
    { id: 'column', head: t('school.column'), isName: true, cell: ({ column }) => <code>{column}</code> },
    { id: 'message', head: t('school.problem'), cell: ({ message }) => message },
  ];
  return (
    <>
      <DataTable
        caption={t('school.problems')}
        columns={columns}
        rows={problems}
        keyOf={({ row, column, message }) => `${row}${column}${message}`}
      />
      {moreCount > 0 ? <p className={styles.body}>{t('school.moreProblems', { count: moreCount })}</p> : null}
    </>
  );
}

function Counts({ report: { counts } }: { report: ImportReport }) {
  const t = useTexts();
  const nameOf = (what: string) => (counted[what] ? t(counted[what]) : what);
  const columns: readonly Column<ImportReport['counts'][number]>[] = [
    { id: 'what', head: t('school.what'), isName: true, cell: ({ what }) => nameOf(what) },
    { id: 'created', head: t('school.created'), isFigure: true, cell: ({ created }) => created },
    { id: 'changed', head: t('school.changed'), isFigure: true, cell: ({ changed }) => changed },
    { id: 'unchanged', head: t('school.unchanged'), isFigure: true, cell: ({ unchanged }) => unchanged },
  ];
  return <DataTable caption={t('school.what')} columns={columns} rows={counts} keyOf={({ what }) => what} />;
}
