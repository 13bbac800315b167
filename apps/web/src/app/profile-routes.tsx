import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { main } from './main-route.tsx';

const profile = createRoute({
  getParentRoute: () => main,
  path: '/my-profile',
  component: lazyRouteComponent(() => import('#pages/my-profile-page.tsx'), 'MyProfilePage'),
});

const addCourse = createRoute({
  getParentRoute: () => main,
  path: '/my-profile/add_course',
  validateSearch: ({ type }: Record<string, unknown>): { type?: 'exam' | 'class_room' } =>
    type === 'exam' || type === 'class_room' ? { type } : {},
  component: lazyRouteComponent(() => import('#pages/add-course-page.tsx'), 'AddCoursePage'),
});

const settings = createRoute({
  getParentRoute: () => main,
  path: '/settings',
  component: lazyRouteComponent(() => import('#pages/settings-page.tsx'), 'SettingsPage'),
});

export const profileRoutes = [profile, addCourse, settings];
