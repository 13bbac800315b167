import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { teachersAndOffice } from '#shared/session/roles.ts';
import { desk, requireStaff } from './desk-route.tsx';
import { root } from './root-route.tsx';

const seen = { roles: teachersAndOffice };

const list = createRoute({
  getParentRoute: () => desk,
  path: '/live',
  staticData: seen,
  component: lazyRouteComponent(() => import('#pages/live-classes-page.tsx'), 'LiveClassesPage'),
});

const LiveClassFormPage = lazyRouteComponent(
  () => import('#pages/live-class-form-page.tsx'),
  'LiveClassFormPage',
);

const create = createRoute({
  getParentRoute: () => desk,
  path: '/live/new',
  staticData: seen,
  component: () => <LiveClassFormPage />,
});

const liveClassId = {
  parse: (raw: { liveClassId: string }) => ({ liveClassId: Number(raw.liveClassId) }),
  stringify: (clean: { liveClassId: number }) => ({ liveClassId: String(clean.liveClassId) }),
};

const edit = createRoute({
  getParentRoute: () => desk,
  path: '/live/$liveClassId/edit',
  staticData: seen,
  params: liveClassId,
  component: function EditLiveClass() {
    const { liveClassId: id } = edit.useParams();
    return <LiveClassFormPage key={id} id={id} />;
  },
});

const LiveClassPage = lazyRouteComponent(() => import('#pages/live-class-page.tsx'), 'LiveClassPage');

const one = createRoute({
  getParentRoute: () => desk,
  path: '/live/$liveClassId',
  staticData: seen,
  params: liveClassId,
  component: function OneLiveClass() {
    const { liveClassId: id } = one.useParams();
    return <LiveClassPage key={id} id={id} />;
  },
});

const LiveRoomPage = lazyRouteComponent(() => import('#pages/live-room-page.tsx'), 'LiveRoomPage');

/** Outside the frame: the class has the whole screen. */
export const liveRoom = createRoute({
  getParentRoute: () => root,
  path: '/live/$liveClassId/room',
  params: liveClassId,
  beforeLoad: requireStaff,
  component: function HostLiveClass() {
    const { liveClassId: id } = liveRoom.useParams();
    return <LiveRoomPage key={id} id={id} />;
  },
});

export const liveRoutes = [list, create, edit, one];
