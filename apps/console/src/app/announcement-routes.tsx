import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teachersAndOffice } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const seen = { roles: teachersAndOffice };

const list = createRoute({
  getParentRoute: () => desk,
  path: '/announcements',
  staticData: seen,
  component: lazyRouteComponent(() => import('#pages/announcements-page.tsx'), 'AnnouncementsPage'),
});

const create = createRoute({
  getParentRoute: () => desk,
  path: '/announcements/new',
  staticData: seen,
  component: lazyRouteComponent(() => import('#pages/announcement-form-page.tsx'), 'AnnouncementFormPage'),
});

const AnnouncementPage = lazyRouteComponent(() => import('#pages/announcement-page.tsx'), 'AnnouncementPage');

const one = createRoute({
  getParentRoute: () => desk,
  path: '/announcements/$announcementId',
  staticData: seen,
  params: {
    parse: (raw: { announcementId: string }) => ({ announcementId: Number(raw.announcementId) }),
    stringify: (clean: { announcementId: number }) => ({ announcementId: String(clean.announcementId) }),
  },
  component: function OneAnnouncement() {
    const { announcementId: id } = one.useParams();
    return <AnnouncementPage key={id} id={id} />;
  },
});

export const announcementRoutes = [list, create, one];
