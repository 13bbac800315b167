import type { StudentCourse } from '@shala/api-client/courses.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { fullNameOf } from '#features/enrolment/course-words.ts';
import { ManageCourses } from '#features/enrolment/manage/manage-courses.tsx';
import { switchCourse } from '#features/enrolment/switch-course.ts';
import { useCourse } from '#features/enrolment/use-course.ts';
import { ReceiptPane } from '#features/payment/orders/receipt-pane.tsx';
import { AccountCard } from '#features/profiles/card/account-card.tsx';
import { IdentityCard } from '#features/profiles/card/identity-card.tsx';
import { profileQuery, schoolPlaceQuery } from '#features/profiles/card/profile-query.ts';
import { getBrand } from '#shared/brand/brand.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './my-profile-page.module.css';

export function MyProfilePage() {
  const t = useTexts();
  usePageHeader({ title: t('nav.profile'), subText: t('myProfile.subText') });
  const studentId = useLearnerId();
  const profile = useQuery(profileQuery(studentId));
  const { data: place } = useQuery(schoolPlaceQuery(studentId, useLanguage()));
  const { user } = useSession();
  const { state } = useCourse();
  const parent = user?.kind === 'parent' ? user : null;

  const onUse = async (course: StudentCourse) => {
    if (studentId === null) return;
    await switchCourse({ studentId, courseId: course.id, leave: async () => undefined });
  };
  if (profile.isPending) {
    return (
      <PageGrid>
        <Loading label={t('myProfile.loading')}>
          <ListSkeleton count={4} />
        </Loading>
      </PageGrid>
    );
  }
  if (profile.data === undefined) {
    return (
      <PageGrid>
        <FailedState title={t('myProfile.failed')} error={profile.error} onRetry={profile.refetch} />
      </PageGrid>
    );
  }
  return (
    <PageGrid>
      <div className={styles.two}>
        <IdentityCard
          key={profile.data.id}
          student={profile.data}
          place={place}
          courseName={state.course && fullNameOf(state.course)}
          parentName={parent?.fullName ?? null}
        />
        <div className={styles.side}>
          <ManageCourses onUse={onUse} />
          <div className={styles.low}>
            <AccountCard student={profile.data} parent={parent} />
            {getBrand().flags.store === 'internal' ? <ReceiptPane /> : null}
          </div>
        </div>
      </div>
    </PageGrid>
  );
}
