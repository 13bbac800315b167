import { Badge } from '@shala/ui/badge.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { OfflineNotice } from '#shared/layout/offline-notice.tsx';
import { NewsStatus } from '#shared/notifications/news-status.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { NotificationCards, type Surroundings } from './notification-cards.tsx';
import styles from './notification-panel.module.css';
import { notificationsQuery } from './notifications-query.ts';
import { PanelState } from './panel-state.tsx';
import { useRemoving } from './use-removing.ts';

interface NotificationPanelProps extends Surroundings {
  isOpen: boolean;
  onClose: () => void;
}

/** What the bell opens: a drawer at the side, the whole screen of a phone. */
export function NotificationPanel({ isOpen, onClose, ...surroundings }: NotificationPanelProps) {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...notificationsQuery(surroundings.seat.studentId, page), enabled: isOpen });
  const body = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<TextId | null>(null);
  const { removeOne, removeAll } = useRemoving(setDone);
  const { data } = query;
  // What had the focus is gone with its card, once that is drawn; whoever has gone on stays where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list that is drawn decides when to look
  useLayoutEffect(() => {
    if (done && document.activeElement === document.body) body.current?.focus();
  }, [done, data]);
  const lastPage = Math.max(1, data?.pages ?? page);
  // The last card of the last page was deleted.
  useEffect(() => setPage((now) => Math.min(now, lastPage)), [lastPage]);

  const turnTo = (to: number) => {
    setPage(to);
    const scroller = body.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  };
  const close = () => {
    onClose();
    setPage(1);
    setDone(null);
  };
  return (
    <Sheet
      opened={isOpen}
      onClose={close}
      closeLabel={t('nav.close')}
      title={<Title newCount={data?.newCount ?? 0} />}
      action={
        data && data.total > 0 ? (
          <LinkButton onClick={removeAll}>{t('notifications.clearAll')}</LinkButton>
        ) : null
      }
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        <NewsStatus />
        <div role="status">
          <VisuallyHidden>{done ? t(done) : ''}</VisuallyHidden>
        </div>
        <div className={styles.notice}>
          <OfflineNotice onRetry={() => void query.refetch()} />
        </div>
        <PanelState query={query} />
        {data && data.total > 0 ? (
          <NotificationCards
            {...surroundings}
            data={data}
            onPage={turnTo}
            onDelete={({ id }) => removeOne(id)}
          />
        ) : null}
      </div>
    </Sheet>
  );
}

function Title({ newCount }: { newCount: number }) {
  const t = useTexts();
  return (
    <span className={styles.title}>
      {t('notifications.title')}
      {newCount > 0 ? (
        <>
          <Badge count={newCount} />
          <VisuallyHidden>{`, ${t('notifications.unseen', { count: newCount })}`}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
