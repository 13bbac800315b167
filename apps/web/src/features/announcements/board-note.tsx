import type { Announcement } from '@shala/api-client/announcements.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import Lock from 'lucide-react/icons/lock';
import MessageCircle from 'lucide-react/icons/message-circle';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './board.module.css';
import { languageOf } from './language-of.ts';
import { Note } from './note.tsx';

/** A note on the board: cut short, with the newest word of the conversation and the way to all of it. */
export function BoardNote({ announcement }: { announcement: Announcement }) {
  const t = useTexts();
  const { id, authorName, commentCount, allowsComments, threads } = announcement;
  const last = threads.at(-1);
  const isQuiet = !allowsComments && commentCount === 0;
  return (
    <Note announcement={announcement} isPreview>
      {last ? (
        <div className={styles.last}>
          <Avatar name={last.authorName} id={last.authorId ?? 0} size={28} />
          <p className={styles.said}>
            <strong>{last.authorName}</strong>{' '}
            <span className={styles.words} lang={languageOf(last.text)}>
              {last.text}
            </span>
          </p>
        </div>
      ) : null}
      <div className={styles.foot}>
        <p className={styles.count}>
          {isQuiet ? <Lock aria-hidden="true" /> : <MessageCircle aria-hidden="true" />}
          {isQuiet
            ? t('announcements.closedShort')
            : t('announcements.commentCount', { count: commentCount })}
        </p>
        <ButtonLink
          variant="text"
          href={`/announcement/${id}`}
          label={t('announcements.seeMoreOf', { name: authorName })}
          renderLink={appLink}
        >
          {t('announcements.seeMore')}
        </ButtonLink>
      </div>
    </Note>
  );
}
