import type { StudentCourse } from '@shala/api-client/courses.ts';
import type { Parent } from '@shala/api-client/people.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { Loading } from '@shala/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { NoCourse } from '#features/enrolment/no-course.tsx';
import { useCourse } from '#features/enrolment/use-course.ts';
import { wizardPaths } from '#features/onboarding/wizard.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { type PageHeader, usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface CourseGateProps {
  /** What the bar says until the page itself can say it. */
  header?: PageHeader;
  /** The outline of the page, while the course is on its way. */
  skeleton: ReactNode;
  children: (course: StudentCourse) => ReactNode;
}

/** Shows a page of the course in use; or what stands in the way. */
export function CourseGate({ header, skeleton, children }: CourseGateProps) {
  const t = useTexts();
  const { user } = useSession();
  const { query, state } = useCourse();
  if (query.isPending) {
    return (
      <PageGrid>
        {header ? <Heading {...header} /> : null}
        <Loading label={t('learn.loading')}>{skeleton}</Loading>
      </PageGrid>
    );
  }
  if (query.data === undefined) {
    return (
      <PageGrid>
        {header ? <Heading {...header} /> : null}
        <FailedState title={t('learn.failedTitle')} error={query.error} onRetry={query.refetch} />
      </PageGrid>
    );
  }
  if (state.course === null) {
    return (
      <PageGrid>
        {header ? <Heading {...header} /> : null}
        <NoCourse trialPath={user?.kind === 'parent' ? trialPathOf(user) : null} />
      </PageGrid>
    );
  }
  return children(state.course);
}

function Heading(header: PageHeader) {
  usePageHeader(header);
  return null;
}

/** A parent starts a child's trial by choosing a course for it. */
const trialPathOf = ({ currentStudent }: Parent): string | null =>
  currentStudent === null ? null : wizardPaths.usage(currentStudent.id);
