import type { ChapterResult } from '@shala/api-client/progress-shape.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Select } from '@shala/ui/select.tsx';
import type { SubjectColour } from '@shala/ui/subject-colour.ts';
import { type ReactNode, useState } from 'react';
import { appLink } from '#shared/layout/app-link.tsx';
import { MetricsHelp } from '#shared/results/metrics-help.tsx';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ChapterTrend } from './chapter-trend.tsx';
import { DoneBars } from './done-bars.tsx';
import { type Attempts, FigureCards } from './figure-cards.tsx';
import styles from './progress.module.css';

interface ChapterMetricsProps {
  course: CourseRef;
  subjectId: number;
  chapter: ChapterResult;
  colour: SubjectColour;
  /** On a phone: the button that opens the chapters. */
  listButton: ReactNode;
}

/** A chapter in numbers: over all attempts or the first ones only, its trend, what was learnt and practised. */
export function ChapterMetrics({ course, subjectId, chapter, colour, listButton }: ChapterMetricsProps) {
  const t = useTexts();
  const [attempts, setAttempts] = useState<Attempts>('all');
  const { chapterId, name } = chapter;
  return (
    <section className={styles.column} aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <div className={styles.tools}>
          {listButton}
          <Select
            label={t('progress.counted')}
            options={[
              { id: 'all', label: t('progress.allAttempts') },
              { id: 'first', label: t('progress.firstAttempts') },
            ]}
            current={attempts}
            onChange={setAttempts}
          />
          <ButtonLink href={`/my-progress/${subjectId}/${chapterId}`} variant="quiet" renderLink={appLink}>
            {t('progress.byExercise')}
          </ButtonLink>
          <MetricsHelp />
        </div>
      </div>
      <FigureCards figures={chapter} attempts={attempts} />
      <div className={colour}>
        <ChapterTrend course={course} subjectId={subjectId} chapterId={chapterId} />
      </div>
      <DoneBars figures={chapter} />
    </section>
  );
}
