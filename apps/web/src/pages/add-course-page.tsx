import { Tabs } from '@shala/ui/tabs.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCourse } from '#features/enrolment/use-course.ts';
import { getBrand } from '#shared/brand/brand.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { AddClass } from './add-class.tsx';
import styles from './add-course-page.module.css';
import { AddExam } from './add-exam.tsx';

export type AddCourseType = 'exam' | 'class_room';

/** What this brand offers; whoever prepares for an exam now is asked for exams first. */
export function AddCoursePage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { type } = useSearch({ from: '/main/my-profile/add_course' });
  const { state } = useCourse();
  usePageHeader({ title: t('myProfile.addCourse'), closeTo: '/my-profile' });
  const offered = offeredTypes();
  const wanted = type ?? state.courseType ?? 'class_room';
  const current = offered.includes(wanted) ? wanted : (offered[0] ?? 'class_room');
  const body = current === 'exam' ? <AddExam /> : <AddClass />;
  return (
    <div className={styles.column}>
      {offered.length > 1 ? (
        <Tabs
          label={t('addCourse.types')}
          tabs={offered.map((id) => ({
            id,
            label: t(id === 'exam' ? 'addCourse.exam' : 'addCourse.class'),
          }))}
          current={current}
          onChange={(next) =>
            void navigate({ to: '/my-profile/add_course', search: { type: next }, replace: true })
          }
        >
          {body}
        </Tabs>
      ) : (
        body
      )}
    </div>
  );
}

function offeredTypes(): AddCourseType[] {
  const { enabledUsages } = getBrand().flags;
  const isOpen = (usage: 'school' | 'exam') =>
    enabledUsages.includes('both') || enabledUsages.includes(usage);
  return [...(isOpen('school') ? ['class_room' as const] : []), ...(isOpen('exam') ? ['exam' as const] : [])];
}
