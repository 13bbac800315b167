import type { Worksheet } from '@shala/api-client/worksheets.ts';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { isGone, LoadProblem } from '#shared/layout/load-problem.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { OpenWorksheet } from './open-worksheet.tsx';

interface WorksheetViewProps {
  studentId: number;
  query: UseQueryResult<Worksheet>;
}

/** One worksheet, or why it does not stand here. */
export function WorksheetView({ studentId, query }: WorksheetViewProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  if (isPending) {
    return (
      <Loading label={t('worksheets.loadingOne')}>
        <ListSkeleton count={3} />
      </Loading>
    );
  }
  // What was loaded before stays readable when a later look fails: files that are on their way are in it.
  if (data === undefined || isGone(error)) {
    return (
      <LoadProblem
        title={t('worksheets.oneFailed')}
        error={error}
        onRetry={() => void refetch()}
        back={{ href: '/assignment', label: t('worksheets.all') }}
        gone={{ title: t('worksheets.goneTitle'), text: t('worksheets.goneText') }}
      />
    );
  }
  return <OpenWorksheet studentId={studentId} worksheet={data} />;
}
