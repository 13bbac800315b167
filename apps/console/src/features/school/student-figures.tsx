import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';
import { studentProgressQuery } from './school-query.ts';

/** Subject by subject, the same figures as on the student's own screen. */
export function StudentFigures({ studentId }: { studentId: number }) {
  const t = useTexts();
  const { data } = useQuery(studentProgressQuery(studentId));
  if (!data?.figures) return null;
  return (
    <section className={styles.block}>
      <h3>{t('school.progress')}</h3>
      <p className={styles.sub}>
        {t('school.figures', {
          score: Math.round(data.figures.score),
          accuracy: Math.round(data.figures.accuracy),
          attempts: data.figures.attemptCount,
        })}
      </p>
      {data.subjects.map(({ id, name, colorCode, figures }) => (
        <div key={id} className={styles.row}>
          <span>{name}</span>
          <span className={`${styles.meter} ${subjectColour(Number(colorCode), id)}`}>
            <ProgressBar label={t('school.doneOf', { name })} percent={figures.completion} subject />
            <span className={styles.figure}>{Math.round(figures.completion)}%</span>
          </span>
        </div>
      ))}
    </section>
  );
}
