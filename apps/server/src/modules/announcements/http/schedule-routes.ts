import * as wire from '@shala/wire/announcements-staff.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { cancelScheduled, changeScheduled } from '../change-scheduled.ts';
import type { AnnouncementsDeps } from '../deps.ts';
import { getForStaff, listForStaff } from '../staff-announcements.ts';
import { presentMeta } from './present-announcement.ts';
import { presentForStaff, presentStaffThread } from './present-staff.ts';

const done = { isSuccess: true, errorMessage: null };

/** What staff reads, and what they do about announcements that wait for their moment. */
export function scheduleRoutes({ db, storage }: AnnouncementsDeps): Route[] {
  return [
    read(wire.listStaffAnnouncements, { policy: 'staff' }, async ({ actor, query, locale }) => {
      const page = pageOf({ number: query.CurrentPage, size: query.Pagesize });
      const { items, meta } = await listForStaff(db, { staff: actor, page });
      return {
        announcement: items.map((item) => presentForStaff(storage, item, locale)),
        meta: presentMeta(meta),
      };
    }),
    read(wire.getStaffAnnouncement, { policy: 'staff' }, async ({ actor, query, locale }) => {
      const found = await getForStaff(db, { staff: actor, announcementId: query.AnnouncementId });
      return {
        announcement: presentForStaff(storage, found, locale),
        comments: found.threads.map((thread) => presentStaffThread(thread, locale)),
      };
    }),
    write(wire.changeScheduled, { policy: 'staff' }, async ({ actor, body }, tx) => {
      await changeScheduled(tx, {
        staff: actor,
        announcementId: body.AnnouncementId,
        message: body.Message,
        allowsComments: body.AllowComment,
        publishAt: body.PublishAt === null ? null : new Date(body.PublishAt),
      });
      return done;
    }),
    write(wire.cancelScheduled, { policy: 'staff' }, async ({ actor, body }, tx) => {
      await cancelScheduled(tx, { staff: actor, announcementId: body.AnnouncementId });
      return done;
    }),
  ];
}
