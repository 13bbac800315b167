import type { Comment } from '@shala/api-client/announcements.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import type { ReactNode } from 'react';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './comments.module.css';
import { languageOf } from './language-of.ts';

/** What has no words any more says why. */
const goneTexts = { deleted: 'announcements.deleted', hidden: 'announcements.hidden' } as const;

interface CommentItemProps {
  comment: Comment;
  /** The small menu. */
  menu?: ReactNode;
  action?: ReactNode;
}

export function CommentItem({ comment, menu, action }: CommentItemProps) {
  const t = useTexts();
  const language = useLanguage();
  const { authorName, authorId, isByTutor, isOwn, state, text, createdAt } = comment;
  if (state !== 'shown') return <p className={styles.gone}>{t(goneTexts[state])}</p>;
  return (
    <div className={cx(styles.comment, isByTutor && styles.tutor)}>
      <Avatar name={authorName} id={authorId ?? 0} size={36} />
      <div className={styles.body}>
        <p className={styles.byline}>
          <strong className={styles.author}>{authorName}</strong>
          {isByTutor ? (
            <Chip tone="brand" icon={<GraduationCap aria-hidden="true" />}>
              {t('announcements.tutor')}
            </Chip>
          ) : null}
          {isOwn ? <Chip tone="quiet">{t('announcements.you')}</Chip> : null}
          <time className={styles.when} dateTime={createdAt}>
            {momentInWords(createdAt, language)}
          </time>
        </p>
        <p className={styles.text} lang={languageOf(text)}>
          {text}
        </p>
        {action}
      </div>
      {menu}
    </div>
  );
}
