import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from '#features/day/day-query.ts';
import { WaitingPanel } from '#features/day/waiting-panel.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useStaff } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './day-page.module.css';

/** What waits for the person who is signed in, the oldest first. */
export function DayPage() {
  const t = useTexts();
  const staff = useStaff();
  usePageHeader({ title: t('nav.day'), sub: t('day.hello', { name: staff?.name ?? '' }) });
  const { data, error, refetch } = useQuery(dayQuery);
  if (!data) {
    return (
      <DeskPage>
        {error ? (
          <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('loading')}>
            <ListSkeleton />
          </Loading>
        )}
      </DeskPage>
    );
  }
  if (data.every(({ count }) => count === 0)) {
    return (
      <DeskPage>
        <EmptyState title={t('day.emptyTitle')} text={t('day.emptyText')} />
      </DeskPage>
    );
  }
  return (
    <DeskPage>
      <div className={styles.panels}>
        {/* What waits stands first. */}
        {[...data.filter(({ count }) => count > 0), ...data.filter(({ count }) => count === 0)].map(
          (part) => (
            <WaitingPanel key={part.kind} {...part} />
          ),
        )}
      </div>
    </DeskPage>
  );
}
