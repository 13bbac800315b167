import type { Notification, NotificationsPage } from '@shala/api-client/notifications.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { NotificationList } from './notification-list.tsx';
import { NotificationPages } from './notification-pages.tsx';
import { Obstacle } from './obstacle.tsx';
import { obstacleOf, type WayRound } from './obstacle-of.ts';
import { useOpening } from './use-opening.ts';
import type { Seat } from './way-to.ts';

export interface Surroundings {
  seat: Seat;
  onGo: (path: string) => void;
  wayRound: WayRound;
}

interface NotificationCardsProps extends Surroundings {
  data: NotificationsPage;
  onPage: (page: number) => void;
  onDelete: (notification: Notification) => void;
}

/** A page of cards that open where they lead, or say what stands in the way. */
export function NotificationCards(props: NotificationCardsProps) {
  const { data, seat, onGo, wayRound, onPage, onDelete } = props;
  const t = useTexts();
  const { opened, open } = useOpening(seat, onGo);
  return (
    <>
      <NotificationList
        notifications={data.notifications}
        seat={seat}
        opened={opened}
        onOpen={open}
        onDelete={onDelete}
        renderObstacle={(notification, way) =>
          way.kind === 'stay' ? null : <Obstacle {...obstacleOf(notification, way, { wayRound, t })} />
        }
      />
      <NotificationPages page={data.page} pages={data.pages} onPage={onPage} />
    </>
  );
}
