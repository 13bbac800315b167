import type { TaughtChapter, TaughtCourse, TaughtSubject } from '@shala/api-client/contents-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import { Panel } from '@shala/ui/desk-page.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './course-tree.module.css';

/** A course, its subjects side by side, and what is in their chapters. */
export function CoursePanel({ course }: { course: TaughtCourse }) {
  const t = useTexts();
  return (
    <Panel
      title={course.name}
      actions={
        <ButtonLink
          variant="quiet"
          href={`/teaching/courses/${course.id}`}
          label={`${t('teaching.papers', { count: course.papers })}: ${course.name}`}
          renderLink={appLink}
        >
          {t('teaching.papers', { count: course.papers })}
        </ButtonLink>
      }
    >
      <div className={styles.subjects}>
        {course.subjects.map((subject) => (
          <SubjectColumn key={subject.id} subject={subject} />
        ))}
      </div>
    </Panel>
  );
}

function SubjectColumn({ subject }: { subject: TaughtSubject }) {
  const t = useTexts();
  return (
    <section className={cx(styles.subject, subjectColour(subject.colour, subject.id))}>
      <h3>{subject.name}</h3>
      {subject.chapters.length === 0 ? <p className={styles.none}>{t('teaching.noChapters')}</p> : null}
      <ol className={styles.chapters}>
        {subject.chapters.map((chapter) => (
          <ChapterLine key={chapter.id} chapter={chapter} />
        ))}
      </ol>
    </section>
  );
}

function ChapterLine({ chapter }: { chapter: TaughtChapter }) {
  const t = useTexts();
  return (
    <li>
      <Link
        to="/teaching/chapters/$chapterId"
        params={{ chapterId: chapter.id }}
        className={styles.chapter ?? ''}
      >
        <span className={styles.number}>{chapter.number}</span>
        <span className={styles.words}>
          <b>{chapter.name}</b>
          <small>
            {t('teaching.contentsCount', { count: chapter.contents })} ·{' '}
            {t('teaching.exercisesCount', { count: chapter.exercises })}
          </small>
        </span>
        {chapter.waiting > 0 ? (
          <Chip tone="wait">{t('teaching.waitingCount', { count: chapter.waiting })}</Chip>
        ) : null}
        {chapter.drafts > 0 ? (
          <Chip tone="quiet">{t('teaching.draftsCount', { count: chapter.drafts })}</Chip>
        ) : null}
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}
