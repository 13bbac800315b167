import type { Notification } from '@shala/api-client/notifications.ts';
import { cx } from '@shala/ui/cx.ts';
import { IconButton } from '@shala/ui/icon-button.tsx';
import type { SubjectColour } from '@shala/ui/subject-colour.ts';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './notification-card.module.css';
import { NotificationIcon } from './notification-icon.tsx';

interface NotificationCardProps {
  notification: Notification;
  time: string;
  colour: SubjectColour | undefined;
  /** Whose it is, where a parent has several children. */
  forWhom: string | null;
  /** Read in full where it stands; null for one that leads elsewhere. */
  isExpanded: boolean | null;
  onOpen: () => void;
  onDelete: () => void;
  /** What stands in the way of it. */
  children?: ReactNode;
}

export function NotificationCard(props: NotificationCardProps) {
  const { notification, time, colour, forWhom, isExpanded, onOpen, onDelete, children } = props;
  const { title, body, createdAt, isSeen } = notification;
  const t = useTexts();
  return (
    <li className={cx(styles.card, isSeen ? styles.seen : styles.new)}>
      <span className={cx(styles.icon, colour)}>
        <NotificationIcon notification={notification} />
      </span>
      <div className={styles.words}>
        <h4 className={styles.title}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={isExpanded ?? undefined}
            onClick={onOpen}
          >
            {title}
          </button>
        </h4>
        {body ? <p className={cx(styles.body, isExpanded === true && styles.whole)}>{body}</p> : null}
        <p className={styles.meta}>
          <time dateTime={createdAt}>{time}</time>
          {forWhom ? <span>{forWhom}</span> : null}
        </p>
        {children}
      </div>
      {isSeen ? null : <span className={styles.badge}>{t('notifications.new')}</span>}
      <span className={styles.delete}>
        <IconButton
          look="plain"
          label={t('notifications.delete', { title })}
          icon={<X aria-hidden="true" />}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}
