import type { StudentCourse } from '@shala/api-client/courses.ts';
import { RuledPanel } from '@shala/ui/ruled-panel.tsx';
import { useTexts } from '#shared/texts/texts.ts';

interface WelcomeCardProps {
  firstName: string;
  course: Pick<StudentCourse, 'name' | 'board'>;
}

export function WelcomeCard({ firstName, course }: WelcomeCardProps) {
  const t = useTexts();
  return (
    <RuledPanel title={t('learn.welcome', { name: firstName, course: course.name })} text={course.board} />
  );
}
