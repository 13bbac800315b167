import { learnerOf } from '@shala/api-client/people.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { RuledPanel } from '@shala/ui/ruled-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCourse } from '#features/enrolment/use-course.ts';
import { WorksheetList } from '#features/worksheets/list/worksheet-list.tsx';
import { firstPage, worksheetListQuery } from '#features/worksheets/queries.ts';
import { useFreshWorksheets } from '#features/worksheets/use-fresh-worksheets.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useViewAll } from '#shared/notifications/use-view-all.ts';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function WorksheetListPage() {
  const t = useTexts();
  usePageHeader({ title: t('nav.worksheets'), subText: t('worksheets.subText') });
  useViewAll('worksheets');
  useFreshWorksheets();
  const { user } = useSession();
  const learner = user && learnerOf(user);
  const { state } = useCourse();
  const { page = firstPage } = useSearch({ from: '/main/assignment' });
  const query = useQuery(worksheetListQuery(learner?.id ?? 0, page));
  const name = learner?.firstName ?? user?.firstName ?? '';
  return (
    <PageGrid>
      <RuledPanel
        title={
          state.course
            ? t('worksheets.welcome', { name, course: state.course.name })
            : t('worksheets.welcomeWithoutCourse', { name })
        }
        text={t('worksheets.welcomeText')}
      />
      <WorksheetList query={query} />
    </PageGrid>
  );
}
