import type { StudentCourse } from '@shala/api-client/courses.ts';
import { Card } from '@shala/ui/card.tsx';
import { Link } from '@shala/ui/link.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useBusy } from '#shared/forms/use-busy.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { useCourse } from '../use-course.ts';
import { CourseRow } from './course-row.tsx';
import styles from './manage-courses.module.css';

interface ManageCoursesProps {
  /** Makes a course the one in use. */
  onUse: (course: StudentCourse) => Promise<void>;
}

/** Every course of the student: until when it is open, and the ways on. */
export function ManageCourses({ onUse }: ManageCoursesProps) {
  const t = useTexts();
  const { run } = useBusy();
  const [busyId, setBusyId] = useState<number | null>(null);
  const use = (course: StudentCourse) =>
    void run(async () => {
      setBusyId(course.id);
      try {
        await onUse(course);
      } catch {
        toast.bad(t('switcher.failedTitle'), t('error.tryAgain'));
      }
      setBusyId(null);
    });
  return (
    <Card className={styles.pane} role="group" aria-labelledby="manage-courses">
      <div className={styles.head}>
        <h2 id="manage-courses">{t('myProfile.courses')}</h2>
        <Link href="/my-profile/add_course" renderLink={appLink}>
          <Plus aria-hidden="true" />
          {t('myProfile.addCourse')}
        </Link>
      </div>
      <Courses busyId={busyId} onUse={use} />
    </Card>
  );
}

interface CoursesProps {
  busyId: number | null;
  onUse: (course: StudentCourse) => void;
}

function Courses({ busyId, onUse }: CoursesProps) {
  const t = useTexts();
  const { query, state } = useCourse();
  if (query.isPending) {
    return (
      <Loading label={t('switcher.loading')}>
        <ListSkeleton count={2} />
      </Loading>
    );
  }
  if (query.data === undefined) {
    return <FailedState title={t('switcher.coursesFailed')} error={query.error} onRetry={query.refetch} />;
  }
  const { courses } = query.data;
  if (courses.length === 0) return <p className={styles.none}>{t('myProfile.noCourses')}</p>;
  return (
    <ul className={styles.courses}>
      {courses.map((course) => (
        <CourseRow
          key={course.id}
          course={course}
          product={state.products.find(({ courseId }) => courseId === course.courseId)}
          isInUse={course.id === state.courseId}
          isBusy={course.id === busyId}
          onUse={() => onUse(course)}
        />
      ))}
    </ul>
  );
}
