import type { StaffAnnouncement } from '@shala/api-client/announcements-staff.ts';
import { Panel } from '@shala/ui/desk-page.tsx';
import Paperclip from 'lucide-react/icons/paperclip';
import { audienceText } from '#shared/audience/audience-text.ts';
import { fileSize } from '#shared/files/file-size.ts';
import { formatMoment } from '#shared/forms/moments.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './announcement-card.module.css';

/** The announcement as it went out. */
export function AnnouncementCard({ announcement }: { announcement: StaffAnnouncement }) {
  const t = useTexts();
  const language = useLanguage();
  const { attachment, postedAt } = announcement;
  return (
    <Panel title={announcement.authorName} note={audienceText(announcement, t)}>
      <div className={styles.body}>
        {postedAt ? <small>{formatMoment(postedAt, language)}</small> : null}
        <p>{announcement.message}</p>
        {attachment ? (
          <a href={attachment.url} download className={styles.file}>
            <Paperclip aria-hidden="true" /> {attachment.name} ({fileSize(attachment.bytes, language)})
          </a>
        ) : null}
      </div>
    </Panel>
  );
}
