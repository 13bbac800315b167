import { inLanguage } from '@shala/app-kit/in-language.ts';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GradingDesk } from '#features/worksheets/grading-desk.tsx';
import { submissionQuery, submissionsQuery, worksheetQuery } from '#features/worksheets/worksheets-query.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';

export function SubmissionPage({ worksheetId, studentId }: { worksheetId: number; studentId: number }) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const worksheet = useQuery(worksheetQuery(worksheetId));
  const submission = useQuery(submissionQuery({ worksheetId, studentId }));
  const list = useInfiniteQuery(submissionsQuery(worksheetId));
  usePageHeader({
    title: worksheet.data ? inLanguage(worksheet.data.name, language) : t('nav.worksheets'),
    sub: worksheet.data?.subjectName,
    backTo: `/worksheets/${worksheetId}`,
  });
  // The way from student to student goes through all of them.
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const error = worksheet.error ?? submission.error ?? list.error;
  if (worksheet.data && submission.data && list.data) {
    return (
      <GradingDesk
        worksheet={worksheet.data}
        submission={submission.data}
        cards={list.data.pages.flatMap(({ submissions }) => submissions)}
        onOpen={(id) =>
          void navigate({
            to: '/worksheets/$worksheetId/$studentId',
            params: { worksheetId, studentId: id },
          })
        }
      />
    );
  }
  if (error) {
    const retry = () => void Promise.all([worksheet.refetch(), submission.refetch(), list.refetch()]);
    return <FailedState title={t('error.title')} error={error} onRetry={retry} />;
  }
  return (
    <Loading label={t('loading')}>
      <ListSkeleton />
    </Loading>
  );
}
