import type { ProductDetail, StudentCourse } from '@shala/api-client/courses.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { CourseOption, CourseOptions } from '@shala/ui/course-option.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { dayInWords } from '#shared/dates/day-in-words.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { type t as translate, useLanguage, useTexts } from '#shared/texts/texts.ts';
import { fullNameOf, markOf, untilText } from './course-words.ts';
import { useCourse } from './use-course.ts';

interface CourseSwitcherProps {
  onChoose: (course: StudentCourse) => Promise<void>;
}

/** The active courses to choose from; the one in use is marked. */
export function CourseSwitcher({ onChoose }: CourseSwitcherProps) {
  const t = useTexts();
  const { query, state } = useCourse();
  const { run } = useBusy();
  const [busyId, setBusyId] = useState<number | null>(null);

  const choose = async (course: StudentCourse) => {
    setBusyId(course.id);
    try {
      await onChoose(course);
    } catch {
      toast.bad(t('switcher.failedTitle'), t('error.tryAgain'));
    }
    setBusyId(null);
  };

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
  const courses = query.data.courses.filter(({ isActive }) => isActive);
  if (courses.length === 0) return <p>{t('switcher.noCourse')}</p>;
  return (
    <CourseOptions label={t('switcher.courses')}>
      {courses.map((course) => (
        <li key={course.id}>
          <Course
            course={course}
            product={state.products.find(({ courseId }) => courseId === course.courseId)}
            isCurrent={course.id === state.courseId}
            isBusy={course.id === busyId}
            onChoose={() => void run(() => choose(course))}
          />
        </li>
      ))}
    </CourseOptions>
  );
}

interface CourseProps {
  course: StudentCourse;
  product: ProductDetail | undefined;
  isCurrent: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

function Course({ course, product, isCurrent, isBusy, onChoose }: CourseProps) {
  const t = useTexts();
  const language = useLanguage();
  const day = product?.endDate ? dayInWords(product.endDate, language) : null;
  return (
    <CourseOption
      colour={subjectColour(null, course.courseId)}
      mark={markOf(course)}
      name={fullNameOf(course)}
      sub={day === null ? undefined : t(untilText(course), { day })}
      chip={chipOf(t, course)}
      current={isCurrent}
      busy={isBusy}
      onChoose={onChoose}
    />
  );
}

function chipOf(t: typeof translate, { isExpired, isTrial }: StudentCourse) {
  if (isExpired) return <Chip tone="wrong">{t('switcher.expired')}</Chip>;
  return isTrial ? <Chip tone="wait">{t('switcher.trial')}</Chip> : null;
}
