import type { StudentCourse } from '@shala/api-client/courses.ts';
import { learnerOf } from '@shala/api-client/people.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { Loading } from '@shala/ui/skeleton.tsx';
import { LockedState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { contentQuery } from '#features/viewer/content-query.ts';
import { Lesson } from '#features/viewer/lesson.tsx';
import { LessonSkeleton } from '#features/viewer/lesson-skeleton.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { LoadProblem } from '#shared/layout/load-problem.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { BuyLink } from '#shared/lock/buy-link.tsx';
import { isSubscriptionRequired, lockReason } from '#shared/lock/lock-reason.ts';
import { LockedPage } from '#shared/lock/locked-page.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

const route = '/main/learn/$subjectId/chapter/$chapterId/content/$contentId';

export function ContentPage() {
  const t = useTexts();
  const { subjectId, chapterId, contentId } = useParams({ from: route });
  const backTo = `/learn/${subjectId}/chapter/${chapterId}`;
  return (
    <CourseGate header={{ title: t('viewer.title'), backTo }} skeleton={<LessonSkeleton />}>
      {(course) => (
        <OpenContent
          key={contentId}
          course={course}
          chapterId={Number(chapterId)}
          contentId={Number(contentId)}
          backTo={backTo}
        />
      )}
    </CourseGate>
  );
}

interface OpenContentProps {
  course: StudentCourse;
  chapterId: number;
  contentId: number;
  backTo: string;
}

function OpenContent({ course, chapterId, contentId, backTo }: OpenContentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useSession();
  const learner = user && learnerOf(user);
  const contentRef = { course, chapterId, contentId };
  const { data, error, isPending, refetch } = useQuery(contentQuery(contentRef));
  usePageHeader({
    title: data?.title ?? t('viewer.title'),
    subText: data
      ? t('viewer.where', {
          subject: data.subjectName,
          number: data.chapterNumber,
          chapter: data.chapterName,
        })
      : undefined,
    backTo,
    hasAccount: true,
  });

  if (isPending) {
    return (
      <Loading label={t('viewer.loading')}>
        <LessonSkeleton />
      </Loading>
    );
  }
  if (data === undefined || data.isLocked) {
    return (
      <PageGrid>
        {data?.isLocked || isSubscriptionRequired(error) ? (
          <LockedPage
            course={course}
            what="lock.contentTitle"
            backTo={backTo}
            backLabel={t('viewer.backToChapter')}
          />
        ) : (
          <LoadProblem
            title={t('viewer.loadFailed')}
            error={error}
            onRetry={refetch}
            back={{ href: backTo, label: t('viewer.backToChapter') }}
          />
        )}
      </PageGrid>
    );
  }
  return (
    <Lesson
      content={data}
      contentRef={contentRef}
      student={{ id: learner?.id ?? 0, firstName: learner?.firstName ?? '' }}
      locked={
        <LockedState
          title={t('lock.contentTitle')}
          text={lockReason(t, { ...course, isExpired: true }, 'lock.contentTitle')}
          action={
            <>
              <ButtonLink variant="quiet" href={backTo} renderLink={appLink}>
                {t('viewer.backToChapter')}
              </ButtonLink>
              <BuyLink />
            </>
          }
        />
      }
      onBack={() => void navigate({ to: backTo })}
    />
  );
}
