import type { ReportedComment } from '@shala/api-client/announcements-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { Avatar } from '@shala/ui/avatar.tsx';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '#shared/forms/moments.ts';
import { GrowingList } from '#shared/layout/growing-list.tsx';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import { reportedQuery } from './announcements-query.ts';
import { useHide } from './hide-button.tsx';
import styles from './reported-list.module.css';

const reasons: Record<ReportedComment['reports'][number]['reason'], TextId> = {
  unkind: 'announce.unkind',
  private: 'announce.private',
  off_topic: 'announce.offTopic',
  other: 'announce.other',
};

/** Comments that students have reported: hidden, or kept. */
export function ReportedList() {
  const t = useTexts();
  const list = useInfiniteQuery(reportedQuery);
  return (
    <GrowingList
      list={list}
      itemsOf={(page) => page.comments}
      keyOf={({ announcementId, commentId }) => `${announcementId}:${commentId}`}
      className={styles.list}
      failedTitle={t('error.title')}
      moreLabel={t('announce.more')}
      empty={<EmptyState title={t('announce.reportedEmpty')} text={t('announce.reportedEmptyText')} />}
    >
      {(comment) => <ReportedCard comment={comment} />}
    </GrowingList>
  );
}

function ReportedCard({ comment }: { comment: ReportedComment }) {
  const t = useTexts();
  const language = useLanguage();
  const decide = useHide(comment);
  return (
    <article className={styles.card} aria-label={t('announce.commentBy', { name: comment.authorName })}>
      <header>
        <Avatar name={comment.authorName} id={comment.authorId} />
        <div>
          <b>{comment.authorName}</b>
          <small>{formatMoment(comment.createdAt, language)}</small>
        </div>
        {comment.isHidden ? <Chip tone="wrong">{t('announce.hidden')}</Chip> : null}
      </header>
      <p className={styles.words}>{comment.text}</p>
      <ul className={styles.reports}>
        {comment.reports.map(({ reason, name, at }) => (
          <li key={`${name}${at}`}>
            <Chip tone="wait">{t(reasons[reason])}</Chip> {name} · {formatMoment(at, language)}
          </li>
        ))}
      </ul>
      <footer>
        <ButtonLink variant="text" href={`/announcements/${comment.announcementId}`} renderLink={appLink}>
          {t('announce.toConversation')}
        </ButtonLink>
        <Button variant="quiet" disabled={decide.isPending} onClick={() => decide.mutate(false)}>
          {t('announce.keep')}
        </Button>
        <Button variant="danger" disabled={decide.isPending} onClick={() => decide.mutate(true)}>
          {t('announce.hide')}
        </Button>
      </footer>
    </article>
  );
}
