import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AnnouncementCard } from '#features/announcements/announcement-card.tsx';
import { announcementQuery } from '#features/announcements/announcements-query.ts';
import { Conversation } from '#features/announcements/conversation.tsx';
import { ScheduledPanel } from '#features/announcements/scheduled-panel.tsx';
import { OneThing } from '#shared/layout/one-thing.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function AnnouncementPage({ id }: { id: number }) {
  const t = useTexts();
  const navigate = useNavigate();
  const query = useQuery(announcementQuery(id));
  usePageHeader({ title: t('announce.one'), backTo: '/announcements' });
  const gone = {
    title: t('announce.goneTitle'),
    text: t('announce.goneText'),
    toList: t('announce.toList'),
    listPath: '/announcements',
  };
  return (
    <OneThing query={query} gone={gone}>
      {({ announcement, threads }) =>
        announcement.publishAt !== null && announcement.isOwn ? (
          <ScheduledPanel
            key={announcement.publishAt}
            announcement={{ ...announcement, publishAt: announcement.publishAt }}
            onCancelled={() => void navigate({ to: '/announcements' })}
          />
        ) : (
          <>
            <AnnouncementCard announcement={announcement} />
            {announcement.publishAt === null ? (
              <Conversation
                announcementId={id}
                threads={threads}
                allowsComments={announcement.allowsComments}
              />
            ) : null}
          </>
        )
      }
    </OneThing>
  );
}
