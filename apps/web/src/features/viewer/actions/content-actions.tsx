import type { Content } from '@shala/api-client/content-shape.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { cx } from '@shala/ui/cx.ts';
import { toast } from '@shala/ui/toast-store.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import ListChecks from 'lucide-react/icons/list-checks';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ReactNode } from 'react';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './content-actions.module.css';

interface ContentActionsProps {
  content: Content;
  onVote: (pressed: 'up' | 'down') => Promise<boolean>;
  isCompleting: boolean;
  onComplete: () => void;
  /** Why it could not be completed yet. */
  hint: string | null;
  notes: ReactNode;
}

export function ContentActions(props: ContentActionsProps) {
  const { content, onVote, isCompleting, onComplete, hint, notes } = props;
  const t = useTexts();
  const vote = async (pressed: 'up' | 'down') => {
    if (!(await onVote(pressed))) toast.bad(t('viewer.voteFailed'), t('error.tryAgain'));
  };
  const voteButton = (side: 'up' | 'down', count: number) => (
    <Button
      variant="quiet"
      className={cx(content.vote === side && styles.voted)}
      aria-pressed={content.vote === side}
      icon={side === 'up' ? <ThumbsUp aria-hidden="true" /> : <ThumbsDown aria-hidden="true" />}
      onClick={() => void vote(side)}
    >
      {t(side === 'up' ? 'viewer.upvote' : 'viewer.downvote')} <span className={styles.count}>{count}</span>
    </Button>
  );
  return (
    <>
      <div className={styles.actions}>
        <div className={styles.vote}>
          {voteButton('up', content.upvotes)}
          {voteButton('down', content.downvotes)}
        </div>
        {content.isCompleted ? (
          <Button variant="quiet" className={styles.done} icon={<CircleCheck aria-hidden="true" />} disabled>
            {t('viewer.completed')}
          </Button>
        ) : (
          <Button
            variant="quiet"
            icon={<CircleCheck aria-hidden="true" />}
            loading={isCompleting}
            // A film completes by itself; its button only says that it is not yet done.
            aria-disabled={content.type === 'video' || undefined}
            title={content.type === 'video' ? t('viewer.completesItself') : undefined}
            onClick={content.type === 'video' ? undefined : onComplete}
          >
            {t('viewer.markComplete')}
          </Button>
        )}
        {notes}
        {content.quickQuizQuestions > 0 ? (
          <div className={styles.quiz}>
            <ButtonLink
              href={`/learn/${content.subjectId}/chapter/${content.chapterId}/content/${content.libraryId}/quick_quiz`}
              icon={<ListChecks aria-hidden="true" />}
              renderLink={appLink}
            >
              {t('viewer.quickQuiz')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      <p role="status" className={styles.hint}>
        {hint}
      </p>
    </>
  );
}
