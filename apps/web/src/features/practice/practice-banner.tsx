import type { StudentCourse } from '@shala/api-client/courses.ts';
import type { Student } from '@shala/api-client/people.ts';
import type { Figures } from '@shala/api-client/progress-shape.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { RuledPanel } from '@shala/ui/ruled-panel.tsx';
import { MetricsHelp } from '#shared/results/metrics-help.tsx';
import { oneDecimal } from '#shared/results/run-figures.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './practice-banner.module.css';

interface PracticeBannerProps {
  learner: Student | null;
  course: Pick<StudentCourse, 'name' | 'board'>;
  /** Undefined while nothing is known. */
  result: Pick<Figures, 'score' | 'accuracy' | 'secondsPerQuestion' | 'runs'> | undefined;
}

/** Who practises, for what, and how it goes on average. */
export function PracticeBanner({ learner, course, result }: PracticeBannerProps) {
  const t = useTexts();
  const name = learner?.firstName ?? '';
  // Nought would be a judgement on somebody who has not begun.
  const shown = (value: number | undefined, unit: string) =>
    value === undefined || result?.runs === 0 ? (
      '–'
    ) : (
      <>
        {oneDecimal(value)}
        <small> {unit}</small>
      </>
    );
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
        facts={[
          { name: t('practice.averageScore'), value: shown(result?.score, '%') },
          { name: t('practice.accuracy'), value: shown(result?.accuracy, '%') },
          {
            name: t('practice.speed'),
            value: shown(result?.secondsPerQuestion, t('results.speedUnit')),
          },
        ]}
      />
      <div className={styles.help}>
        <MetricsHelp />
      </div>
    </div>
  );
}
