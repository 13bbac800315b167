import type { StudentCourse } from '@shala/api-client/courses.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { HowItWorks } from '#features/leaderboard/how-it-works.tsx';
import {
  LeaderboardBoard,
  LeaderboardLoading,
  LeaderboardSkeleton,
} from '#features/leaderboard/leaderboard-board.tsx';
import { leaderboardQuery } from '#features/leaderboard/leaderboard-queries.ts';
import { VisibilityCard } from '#features/leaderboard/visibility-card.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageActions } from '#shared/layout/page-actions.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

export function LeaderboardPage() {
  const t = useTexts();
  return (
    <CourseGate header={{ title: t('leaderboard.title') }} skeleton={<LeaderboardSkeleton />}>
      {(course) => <Board key={course.id} course={course} />}
    </CourseGate>
  );
}

function Board({ course }: { course: StudentCourse }) {
  const t = useTexts();
  const { user } = useSession();
  const { page = 1 } = useSearch({ from: '/main/leaderboard' });
  const { data, error, isPending, refetch } = useQuery(leaderboardQuery(course.id, page));
  const courseName = [course.board, course.shortName].filter((part) => part !== null).join(' ');
  usePageHeader({
    title: t('leaderboard.title'),
    subText: data?.studentCount
      ? t('leaderboard.subText', { course: courseName, count: data.studentCount })
      : courseName,
  });
  const parent = user?.kind === 'parent' ? user : null;
  return (
    <PageGrid>
      <PageActions>
        <HowItWorks />
      </PageActions>
      {data ? (
        <LeaderboardBoard board={data} page={page} isParent={parent !== null}>
          {parent?.currentStudent ? <VisibilityCard parent={parent} child={parent.currentStudent} /> : null}
        </LeaderboardBoard>
      ) : isPending ? (
        <LeaderboardLoading />
      ) : (
        <FailedState title={t('leaderboard.failed')} error={error} onRetry={refetch} />
      )}
    </PageGrid>
  );
}
