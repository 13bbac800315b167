import type { Announcement, Comment, CommentThread } from '@shala/api-client/announcements.ts';
import { LinkButton } from '@shala/ui/link.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { CommentDialogs, type CommentWish } from './comment-dialogs.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentMenu } from './comment-menu.tsx';
import styles from './comments.module.css';
import { Composer } from './composer.tsx';
import { type Comments, useComments } from './use-comments.ts';
import { WaitingItem } from './waiting-item.tsx';

/** Comments in the order they were written, replies below, and the line to write on. */
export function Conversation({ announcement }: { announcement: Announcement }) {
  const t = useTexts();
  const { id, threads, commentCount, allowsComments, allowsReplies } = announcement;
  const comments = useComments(id);
  const [wish, setWish] = useState<CommentWish | null>(null);
  const [answered, setAnswered] = useState<Comment | null>(null);
  const waiting = comments.waiting.filter(({ answersId }) => answersId === null);
  return (
    <section aria-label={t('announcements.comments')}>
      <SectionHead title={t('announcements.commentCount', { count: commentCount })} />
      <ul className={styles.list}>
        {threads.map((thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            comments={comments}
            onWish={setWish}
            onAnswer={allowsReplies ? setAnswered : null}
          />
        ))}
        {waiting.map((comment) => (
          <li key={comment.key}>
            <WaitingItem comment={comment} comments={comments} />
          </li>
        ))}
      </ul>
      {allowsComments ? (
        <Composer
          answering={answered?.authorName ?? null}
          onStopAnswering={() => setAnswered(null)}
          wasMasked={comments.wasMasked}
          onSend={(text) => {
            comments.send(text, answered?.id ?? null);
            setAnswered(null);
          }}
        />
      ) : (
        <p className={styles.closed}>
          <Lock aria-hidden="true" />
          {t('announcements.closed')}
        </p>
      )}
      <CommentDialogs announcementId={id} wish={wish} onClose={() => setWish(null)} />
    </section>
  );
}

interface ThreadProps {
  thread: CommentThread;
  comments: Comments;
  onWish: (wish: CommentWish) => void;
  /** Null where students may not answer one another. */
  onAnswer: ((comment: Comment) => void) | null;
}

function Thread({ thread, comments, onWish, onAnswer }: ThreadProps) {
  const t = useTexts();
  const menuOf = (comment: Comment) => (
    <CommentMenu
      comment={comment}
      onDelete={() => onWish({ what: 'delete', comment })}
      onReport={() => onWish({ what: 'report', comment })}
    />
  );
  const answer = onAnswer ? (
    <LinkButton
      label={t('announcements.answerOf', { name: thread.authorName })}
      onClick={() => onAnswer(thread)}
    >
      {t('announcements.answer')}
    </LinkButton>
  ) : null;
  const repliesLabel =
    thread.authorId === null
      ? t('announcements.repliesToGone')
      : t('announcements.replies', { name: thread.authorName });
  const waiting = comments.waiting.filter(({ answersId }) => answersId === thread.id);
  return (
    <li>
      <CommentItem comment={thread} menu={menuOf(thread)} action={answer} />
      {thread.replies.length + waiting.length > 0 ? (
        <ul className={styles.replies} aria-label={repliesLabel}>
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} menu={menuOf(reply)} />
            </li>
          ))}
          {waiting.map((comment) => (
            <li key={comment.key}>
              <WaitingItem comment={comment} comments={comments} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
