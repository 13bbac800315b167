import { ApiError } from '@shala/api-client/api-error.ts';
import type { Worksheet } from '@shala/api-client/worksheets.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { OpenWorksheet } from './open-worksheet.tsx';

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

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
  if (isGone(error)) {
    return (
      <EmptyState
        title={t('worksheets.goneTitle')}
        text={t('worksheets.goneText')}
        action={
          <ButtonLink href="/assignment" renderLink={appLink}>
            {t('worksheets.all')}
          </ButtonLink>
        }
      />
    );
  }
  // What was loaded before stays readable when a later look fails: files that are on their way are in it.
  if (data === undefined) {
    return <FailedState title={t('worksheets.oneFailed')} error={error} onRetry={() => void refetch()} />;
  }
  return <OpenWorksheet studentId={studentId} worksheet={data} />;
}
