import type { Announcement } from '@shala/api-client/announcements.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import type { ReactNode } from 'react';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { MessageText } from './message-text.tsx';
import styles from './note.module.css';

interface NoteProps {
  announcement: Announcement;
  isPreview: boolean;
  children?: ReactNode;
}

/** A sheet pinned to the board: who says what to whom, and when. A teacher's pin keeps its colour. */
export function Note({ announcement, isPreview, children }: NoteProps) {
  const t = useTexts();
  const language = useLanguage();
  const { authorId, authorName, postedAt, message, attachment } = announcement;
  const Name = isPreview ? 'h3' : 'h2';
  return (
    <article
      className={cx(styles.note, subjectColour(null, authorId), !isPreview && styles.whole)}
      aria-labelledby={`note-${announcement.id}`}
    >
      <span className={styles.pin} aria-hidden="true" />
      <header className={styles.head}>
        <Avatar name={authorName} id={authorId} size={44} />
        <div className={styles.who}>
          <Name className={styles.name} id={`note-${announcement.id}`}>
            {authorName}
          </Name>
          <p className={styles.when}>
            <time dateTime={postedAt}>{momentInWords(postedAt, language)}</time>
            {' · '}
            {announcement.sectionName === null
              ? announcement.courseName
              : t('announcements.section', { section: announcement.sectionName })}
          </p>
        </div>
        <Chip tone="subject">{t('announcements.label')}</Chip>
      </header>
      <MessageText text={message} isPreview={isPreview} authorName={authorName} />
      {attachment ? <AttachmentRow attachment={attachment} /> : null}
      {children}
    </article>
  );
}
