import { inLocale, type Locale } from '@shala/brand/brand.ts';
import {
  deleteAllNotifications as deleteAllContract,
  deleteNotification as deleteContract,
  getNotification as getContract,
  listNotifications as listContract,
  viewNotification as viewContract,
} from '@shala/wire/notifications.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Place, type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { deleteAllNotifications, deleteNotification } from '../delete-notification.ts';
import type { NotificationsDeps } from '../deps.ts';
import type { NotificationView } from '../describe-notifications.ts';
import type { Reader } from '../domain/reader.ts';
import { getNotification } from '../get-notification.ts';
import { listNotifications } from '../list-notifications.ts';
import { viewNotification } from '../view-notification.ts';
import { presentNotification } from './present-notification.ts';

const readerOf = ({ kind, tenantId, studentId, parentId }: StudentActor): Reader => ({
  tenantId,
  studentId,
  parentId: kind === 'parent' ? parentId : null,
});

export function notificationRoutes(deps: NotificationsDeps): Route[] {
  const { db, storage, brands } = deps;
  const presentAll = async (
    found: readonly NotificationView[],
    { place, locale }: { place: Place; locale: Locale },
  ) => {
    const brand = await brands.byId(place.tenantId, place.brandId);
    const name = brand === null ? '' : inLocale(brand.record.name, locale);
    return Promise.all(found.map((one) => presentNotification(storage, one, name)));
  };
  const presentOne = async (found: NotificationView, request: { place: Place; locale: Locale }) => {
    const [notification] = await presentAll([found], request);
    if (!notification) throw new Error('one notification was presented as none');
    return { notification };
  };

  return [
    read(listContract, { policy: 'student' }, async (request) => {
      const { actor, locale, query } = request;
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const found = await listNotifications(db, { reader: readerOf(actor), locale, page });
      return {
        notifications: await presentAll(found.notifications, request),
        meta: {
          current_page: found.meta.number,
          total_count: found.meta.total,
          total_pages: found.meta.pages,
          page_size: found.meta.size,
          new_notification_count: found.newCount,
        },
      };
    }),
    read(getContract, { policy: 'student' }, async (request) => {
      const { actor, locale, params } = request;
      const which = { reader: readerOf(actor), locale, id: params.notificationId };
      return presentOne(await getNotification(db, which), request);
    }),
    write(viewContract, { policy: 'student' }, async (request, tx) => {
      const { actor, locale, params } = request;
      const which = { reader: readerOf(actor), locale, id: params.notificationId };
      return presentOne(await viewNotification(tx, which), request);
    }),
    write(deleteContract, { policy: 'student' }, async ({ actor, params }, tx) => {
      await deleteNotification(tx, { reader: readerOf(actor), id: params.notificationId });
      return { success: true };
    }),
    write(deleteAllContract, { policy: 'student' }, async ({ actor }, tx) => {
      await deleteAllNotifications(tx, readerOf(actor));
      return { success: true };
    }),
  ];
}
