import type { BankFilters } from '@shala/api-client/question-bank.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage, Panel } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useDeferredValue, useState } from 'react';
import { ExportDialog } from '#features/questions/export-dialog.tsx';
import { ImportDialog } from '#features/questions/import-dialog.tsx';
import { QuestionFilters } from '#features/questions/question-filters.tsx';
import { QuestionTable } from '#features/questions/question-table.tsx';
import styles from '#features/questions/questions.module.css';
import { bankPlacesQuery, questionsQuery } from '#features/questions/questions-query.ts';
import { useKeys } from '#shared/keys/keys.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

type Open = 'import' | 'export' | null;

/** The questions that this person keeps. */
export function QuestionsPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const [filters, setFilters] = useState<BankFilters>({});
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open>(null);
  const asked = useDeferredValue(filters);
  const list = useQuery(questionsQuery(asked, page));
  const places = useQuery(bankPlacesQuery);
  usePageHeader({ title: t('questions.title') });
  useKeys('questions.title', [
    { keys: 'n', text: 'questions.new', run: () => void navigate({ to: '/questions/new' }) },
    { keys: 'i', text: 'questions.import', run: () => setOpen('import') },
    { keys: 'e', text: 'questions.export', run: () => setOpen('export') },
  ]);
  const narrow = (next: BankFilters) => {
    setFilters(next);
    setPage(1);
  };
  const turn = (to: number, text: string) => (
    <Button variant="quiet" disabled={to < 1 || to > (list.data?.pages ?? 0)} onClick={() => setPage(to)}>
      {text}
    </Button>
  );
  const failed = list.error ?? places.error;
  return (
    <DeskPage>
      <PageActions>
        <Button variant="quiet" icon={<Download aria-hidden="true" />} onClick={() => setOpen('export')}>
          {t('questions.export')}
        </Button>
        <Button variant="quiet" icon={<Upload aria-hidden="true" />} onClick={() => setOpen('import')}>
          {t('questions.import')}
        </Button>
        <ButtonLink href="/questions/new" icon={<Plus aria-hidden="true" />} renderLink={appLink}>
          {t('questions.new')}
        </ButtonLink>
      </PageActions>
      {places.data ? <QuestionFilters places={places.data} filters={filters} onChange={narrow} /> : null}
      {list.data ? (
        <Panel title={t('questions.title')} note={t('questions.count', { count: list.data.total })}>
          {list.data.questions.length === 0 ? (
            <EmptyState title={t('questions.emptyTitle')} text={t('questions.emptyText')} />
          ) : (
            <QuestionTable questions={list.data.questions} />
          )}
          {list.data.pages > 1 ? (
            <div className={styles.pages}>
              {turn(page - 1, t('questions.previous'))}
              <span>{t('questions.pageOf', { page, pages: list.data.pages })}</span>
              {turn(page + 1, t('questions.next'))}
            </div>
          ) : null}
        </Panel>
      ) : failed ? (
        <FailedState title={t('error.title')} error={failed} onRetry={() => void list.refetch()} />
      ) : (
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      )}
      {places.data ? (
        <ImportDialog isOpen={open === 'import'} onClose={() => setOpen(null)} places={places.data} />
      ) : null}
      <ExportDialog isOpen={open === 'export'} onClose={() => setOpen(null)} filters={asked} />
    </DeskPage>
  );
}
