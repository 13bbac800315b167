import type { StudentCourse } from '@shala/api-client/courses.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { RuledPanel } from '@shala/ui/ruled-panel.tsx';
import Play from 'lucide-react/icons/play';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { viewerPath } from './content-card.tsx';
import { stateWord } from './content-words.ts';
import { useKnownPending } from './pending-query.ts';
import { useIsAllLocked } from './use-is-all-locked.ts';
import styles from './welcome-card.module.css';

interface WelcomeCardProps {
  firstName: string;
  course: StudentCourse;
}

export function WelcomeCard({ firstName, course }: WelcomeCardProps) {
  const t = useTexts();
  const { data, isPending } = useKnownPending(course);
  const isAllLocked = useIsAllLocked(course);
  const next = data?.find((content) => !content.isLocked && stateWord(t, content) === null);
  return (
    <RuledPanel
      title={t('learn.welcome', { name: firstName, course: course.name })}
      text={course.board}
      action={
        next ? (
          <ButtonLink href={viewerPath(next)} icon={<Play aria-hidden="true" />} renderLink={appLink}>
            {t('learn.continue', { title: next.title })}
          </ButtonLink>
        ) : isPending && !isAllLocked ? (
          // The room of the button, so that nothing moves when it comes.
          <div className={styles.room} />
        ) : null
      }
    />
  );
}
