import type { StudentCourse } from '@shala/api-client/courses.ts';
import type { Student } from '@shala/api-client/people.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { RuledPanel } from '@shala/ui/ruled-panel.tsx';
import { MetricsHelp } from '#shared/results/metrics-help.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './practice-banner.module.css';

interface PracticeBannerProps {
  learner: Student | null;
  course: Pick<StudentCourse, 'name' | 'board'>;
}

/** Who practises, and for what. */
export function PracticeBanner({ learner, course }: PracticeBannerProps) {
  const t = useTexts();
  const name = learner?.firstName ?? '';
  return (
    <div className={styles.banner}>
      <RuledPanel
        title={t('practice.banner', { name, course: course.name })}
        text={
          <span className={styles.who}>
            <Avatar name={name} id={learner?.id ?? 0} picture={learner?.pictureUrl} size={44} />
            {learner?.fullName ?? name}
            {course.board ? ` · ${course.board}` : ''}
          </span>
        }
      />
      <div className={styles.help}>
        <MetricsHelp />
      </div>
    </div>
  );
}
