import type { AudienceCourse } from '@shala/api-client/staff-audience.ts';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageLoading } from '#shared/layout/page-loading.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { audienceQuery } from './audience-query.ts';

interface AudienceFormFrameProps<Thing> {
  /** What is changed; null for something new. */
  query: UseQueryResult<Thing> | null;
  children: (courses: readonly AudienceCourse[], thing: Thing | null) => ReactNode;
}

/** Around a form that must know whom something may be for. What is being filled in stays when asking again fails. */
export function AudienceFormFrame<Thing>({ query, children }: AudienceFormFrameProps<Thing>) {
  const t = useTexts();
  const audience = useQuery(audienceQuery);
  const courses = audience.data;
  if (courses && (query === null || query.data !== undefined)) {
    return courses.length === 0 ? (
      <EmptyState title={t('audience.noneTitle')} text={t('audience.noneText')} />
    ) : (
      <DeskPage>{children(courses, query?.data ?? null)}</DeskPage>
    );
  }
  const failed = (!courses && audience.error) || (query?.data === undefined && query?.error);
  if (failed) {
    const retry = () => void Promise.all([audience.refetch(), query?.refetch()]);
    return <FailedState title={t('error.title')} error={failed} onRetry={retry} />;
  }
  return <PageLoading />;
}
