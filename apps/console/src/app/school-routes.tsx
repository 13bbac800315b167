import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { office, teachersAndOffice } from '#shared/session/roles.ts';
import { desk } from './desk-route.tsx';

const school = createRoute({
  getParentRoute: () => desk,
  path: '/school',
  staticData: { roles: teachersAndOffice },
  component: lazyRouteComponent(() => import('#pages/school-page.tsx'), 'SchoolPage'),
});

const StudentsPage = lazyRouteComponent(() => import('#pages/students-page.tsx'), 'StudentsPage');

const students = createRoute({
  getParentRoute: () => desk,
  path: '/school/students',
  staticData: { roles: teachersAndOffice },
  component: () => <StudentsPage firstSection={null} />,
});

const sectionStudents = createRoute({
  getParentRoute: () => desk,
  path: '/school/sections/$sectionId/students',
  staticData: { roles: teachersAndOffice },
  component: function SectionStudents() {
    const { sectionId } = sectionStudents.useParams();
    return <StudentsPage key={sectionId} firstSection={Number(sectionId)} />;
  },
});

const SectionPage = lazyRouteComponent(
  () => import('#pages/section-progress-page.tsx'),
  'SectionProgressPage',
);

const section = createRoute({
  getParentRoute: () => desk,
  path: '/school/sections/$sectionId',
  staticData: { roles: teachersAndOffice },
  component: function Section() {
    return <SectionPage sectionId={Number(section.useParams().sectionId)} />;
  },
});

const lists = createRoute({
  getParentRoute: () => desk,
  path: '/school/import',
  staticData: { roles: office },
  component: lazyRouteComponent(() => import('#pages/school-import-page.tsx'), 'SchoolImportPage'),
});

const year = createRoute({
  getParentRoute: () => desk,
  path: '/school/year',
  staticData: { roles: office },
  component: lazyRouteComponent(() => import('#pages/school-year-page.tsx'), 'SchoolYearPage'),
});

export const schoolRoutes = [school, students, sectionStudents, section, lists, year];
