import { DeskPage } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { dayQuery } from '#features/day/day-query.ts';
import { TodayPanel } from '#features/day/today-panel.tsx';
import { WaitingPanel } from '#features/day/waiting-panel.tsx';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useStaff } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './day-page.module.css';

/** What the person teaches live today, and what waits for them, the oldest first. */
export function DayPage() {
  const t = useTexts();
  const staff = useStaff();
  usePageHeader({ title: t('nav.day'), sub: t('day.hello', { name: staff?.name ?? '' }) });
  const { data, error, refetch } = useQuery(dayQuery);
  if (!data) {
    return (
      <DeskPage>
        <NotYet error={error} onRetry={() => void refetch()} />
      </DeskPage>
    );
  }
  const { waiting, classes } = data;
  const isQuiet = waiting.every(({ count }) => count === 0);
  if (isQuiet && classes.length === 0) {
    return (
      <DeskPage>
        <EmptyState title={t('day.emptyTitle')} text={t('day.emptyText')} />
      </DeskPage>
    );
  }
  return (
    <DeskPage>
      {classes.length > 0 ? <TodayPanel classes={classes} /> : null}
      <div className={styles.panels}>
        {/* What waits stands first. */}
        {[...waiting.filter(({ count }) => count > 0), ...waiting.filter(({ count }) => count === 0)].map(
          (part) => (
            <WaitingPanel key={part.kind} {...part} />
          ),
        )}
      </div>
    </DeskPage>
  );
}
