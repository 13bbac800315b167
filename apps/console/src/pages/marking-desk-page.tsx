import { ApiError } from '@shala/api-client/api-error.ts';
import type { MarkingItem } from '@shala/api-client/marking.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckedProgress } from '#features/marking/checked-progress.tsx';
import { MarkingDesk } from '#features/marking/marking-desk.tsx';
import { itemQuery } from '#features/marking/marking-query.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { PageLoading } from '#shared/layout/page-loading.tsx';
import { useTexts } from '#shared/texts/texts.ts';

const placeOf = ({ subjectName, courseName, chapterName }: MarkingItem) =>
  [subjectName, courseName, chapterName].filter(Boolean).join(' · ');

export function MarkingDeskPage({ itemId }: { itemId: number }) {
  const t = useTexts();
  const query = useQuery(itemQuery(itemId));
  const [chosen, setChosen] = useState<number | null>(null);
  const { item, questions = [] } = query.data ?? {};
  usePageHeader({
    title: item?.title ?? t('nav.marking'),
    sub: item && placeOf(item),
    backTo: '/marking',
    keepsFocus: true,
  });
  if (query.isPending) return <PageLoading />;
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (query.data === undefined && !isGone) {
    const retry = () => void query.refetch();
    return <FailedState title={t('marking.failedTitle')} error={query.error} onRetry={retry} />;
  }
  const question =
    questions.find(({ id }) => id === chosen) ?? questions.find(({ waiting }) => waiting > 0) ?? questions[0];
  if (!item || !question) {
    return (
      <EmptyState
        title={t('marking.goneTitle')}
        text={t('marking.goneText')}
        action={
          <ButtonLink href="/marking" renderLink={appLink}>
            {t('marking.toList')}
          </ButtonLink>
        }
      />
    );
  }
  // It stays in front when its last answer is marked: that can still be taken back.
  if (chosen === null) setChosen(question.id);
  return (
    <>
      <PageActions>
        <CheckedProgress item={item} />
      </PageActions>
      <MarkingDesk itemId={itemId} questions={questions} question={question} onQuestion={setChosen} />
    </>
  );
}
