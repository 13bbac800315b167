import {
  replyToComment,
  type StaffComment,
  type StaffThread,
} from '@shala/api-client/announcements-staff.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { formatMoment } from '#shared/forms/moments.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { refreshAnnouncements } from './announcements-query.ts';
import styles from './conversation.module.css';
import { HideButton } from './hide-button.tsx';

interface ConversationProps {
  announcementId: number;
  threads: readonly StaffThread[];
  allowsComments: boolean;
}

/** What students said, what was answered, and what is to be hidden. */
export function Conversation({ announcementId, threads, allowsComments }: ConversationProps) {
  const t = useTexts();
  const count = threads.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
  return (
    <Panel title={t('announce.conversation')} note={t('announce.comments', { count })}>
      {threads.length === 0 ? (
        <p className={styles.none}>{t(allowsComments ? 'announce.noComments' : 'announce.commentsOff')}</p>
      ) : (
        <ul className={styles.threads}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <CommentLine announcementId={announcementId} comment={thread} />
              {thread.replies.length > 0 ? (
                <ul className={styles.replies}>
                  {thread.replies.map((reply) => (
                    <li key={reply.id}>
                      <CommentLine announcementId={announcementId} comment={reply} />
                    </li>
                  ))}
                </ul>
              ) : null}
              {allowsComments && thread.state !== 'deleted' ? (
                <Reply announcementId={announcementId} comment={thread} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function CommentLine({ announcementId, comment }: { announcementId: number; comment: StaffComment }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, reportCount } = comment;
  return (
    <article className={styles.comment}>
      <Avatar name={comment.authorName} id={comment.authorId} size={36} />
      <div className={styles.said}>
        <p className={styles.who}>
          <b>{comment.authorName}</b>
          {comment.isByTutor ? <Chip>{t('role.tutor')}</Chip> : null}
          {state === 'hidden' ? <Chip tone="wrong">{t('announce.hidden')}</Chip> : null}
          {reportCount > 0 ? <Chip tone="wait">{t('announce.reports', { count: reportCount })}</Chip> : null}
          <small>{formatMoment(comment.createdAt, language)}</small>
        </p>
        <p className={styles.words}>{state === 'deleted' ? t('announce.takenBack') : comment.text}</p>
      </div>
      {state === 'deleted' ? null : (
        <HideButton
          announcementId={announcementId}
          commentId={comment.id}
          name={comment.authorName}
          isHidden={state === 'hidden'}
        />
      )}
    </article>
  );
}

function Reply({ announcementId, comment }: { announcementId: number; comment: StaffComment }) {
  const t = useTexts();
  const [text, setText] = useState<string | null>(null);
  const reply = useMutation({
    mutationFn: (words: string) =>
      replyToComment(transport, { announcementId, commentId: comment.id, text: words }),
    onSuccess: async () => {
      setText(null);
      toast.good(t('announce.replied'));
      await refreshAnnouncements();
    },
    onError: (error) => toast.bad(t('announce.notReplied'), error.message),
  });
  if (text === null) {
    return (
      <Button variant="text" className={styles.open} onClick={() => setText('')}>
        {t('announce.replyTo', { name: comment.authorName })}
      </Button>
    );
  }
  const send = () => (text.trim() === '' || reply.isPending ? null : reply.mutate(text.trim()));
  return (
    <div className={styles.reply}>
      <TextArea
        label={t('announce.reply')}
        rows={2}
        maxLength={1000}
        autoFocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) send();
          if (event.key === 'Escape') setText(null);
        }}
      />
      <div className={styles.actions}>
        <Button variant="text" onClick={() => setText(null)}>
          {t('announce.notNow')}
        </Button>
        <Button loading={reply.isPending} disabled={text.trim() === ''} onClick={send}>
          {t('announce.sendReply')}
        </Button>
      </div>
    </div>
  );
}
