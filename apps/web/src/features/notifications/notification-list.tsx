import type { Notification } from '@shala/api-client/notifications.ts';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { NotificationCard } from './notification-card.tsx';
import styles from './notification-list.module.css';
import { useNow } from './use-now.ts';
import type { Opened } from './use-opening.ts';
import { useSubjectColour } from './use-subject-colour.ts';
import type { Seat } from './way-to.ts';
import { groupByDay, timeText } from './when.ts';

interface NotificationListProps {
  notifications: readonly Notification[];
  seat: Seat;
  opened: Opened | null;
  onOpen: (notification: Notification) => void;
  onDelete: (notification: Notification) => void;
  renderObstacle: (notification: Notification, way: Opened['way']) => ReactNode;
}

/** The cards, under the days they came on. */
export function NotificationList(props: NotificationListProps) {
  const { notifications, seat, opened, onOpen, onDelete, renderObstacle } = props;
  const t = useTexts();
  const language = useLanguage();
  const moment = { now: useNow(), language, t };
  const colourOf = useSubjectColour(seat.course);
  return groupByDay(notifications, moment).map(({ title, items }) => (
    <section key={title} className={styles.day}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.cards}>
        {items.map((one) => {
          const isOpened = opened?.id === one.id;
          return (
            <NotificationCard
              key={one.id}
              notification={one}
              time={timeText(one.createdAt, moment)}
              colour={colourOf(one)}
              forWhom={
                one.student.id === seat.studentId
                  ? null
                  : t('notifications.for', { name: one.student.firstName })
              }
              isExpanded={one.about.type === 'admin_message' ? isOpened : null}
              onOpen={() => onOpen(one)}
              onDelete={() => onDelete(one)}
            >
              {isOpened ? renderObstacle(one, opened.way) : null}
            </NotificationCard>
          );
        })}
      </ul>
    </section>
  ));
}
