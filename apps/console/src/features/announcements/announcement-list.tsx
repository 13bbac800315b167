import type { StaffAnnouncement } from '@shala/api-client/announcements-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import { EmptyState } from '@shala/ui/state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Flag from 'lucide-react/icons/flag';
import MessageSquare from 'lucide-react/icons/message-square';
import Paperclip from 'lucide-react/icons/paperclip';
import { audienceText } from '#shared/audience/audience-text.ts';
import { formatMoment } from '#shared/forms/moments.ts';
import { GrowingList } from '#shared/layout/growing-list.tsx';
import lines from '#shared/layout/lines.module.css';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './announcement-list.module.css';
import { announcementsQuery } from './announcements-query.ts';

/** What this person announced, and what is for those whom they look after; what waits stands on top. */
export function AnnouncementList() {
  const t = useTexts();
  const list = useInfiniteQuery(announcementsQuery);
  return (
    <GrowingList
      list={list}
      itemsOf={(page) => page.announcements}
      keyOf={({ id }) => id}
      className={lines.list}
      failedTitle={t('error.title')}
      moreLabel={t('announce.more')}
      empty={
        <EmptyState
          title={t('announce.emptyTitle')}
          text={t('announce.emptyText')}
          action={
            <ButtonLink href="/announcements/new" renderLink={appLink}>
              {t('announce.new')}
            </ButtonLink>
          }
        />
      }
    >
      {(announcement) => <Line announcement={announcement} />}
    </GrowingList>
  );
}

function Line({ announcement }: { announcement: StaffAnnouncement }) {
  const t = useTexts();
  const language = useLanguage();
  const { postedAt, publishAt, commentCount, reportCount } = announcement;
  return appLink({
    href: `/announcements/${announcement.id}`,
    className: cx(lines.line, styles.line),
    children: (
      <>
        <span className={lines.words}>
          <b>{announcement.message}</b>
          <small>
            {[
              announcement.authorName,
              audienceText(announcement, t),
              postedAt && formatMoment(postedAt, language),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <span className={styles.chips}>
          {announcement.attachment ? <Paperclip role="img" aria-label={t('announce.hasFile')} /> : null}
          {publishAt ? (
            <Chip tone="wait" icon={<CalendarClock aria-hidden="true" />}>
              {t('announce.outAt', { when: formatMoment(publishAt, language) })}
            </Chip>
          ) : null}
          {reportCount > 0 ? (
            <Chip tone="wrong" icon={<Flag aria-hidden="true" />}>
              {t('announce.reports', { count: reportCount })}
            </Chip>
          ) : null}
          {postedAt && announcement.allowsComments ? (
            <Chip tone="quiet" icon={<MessageSquare aria-hidden="true" />}>
              {t('announce.comments', { count: commentCount })}
            </Chip>
          ) : null}
        </span>
      </>
    ),
  });
}
