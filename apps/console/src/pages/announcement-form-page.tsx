import { useNavigate } from '@tanstack/react-router';
import { AnnouncementForm } from '#features/announcements/announcement-form.tsx';
import { AudienceFormFrame } from '#shared/audience/audience-form-frame.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function AnnouncementFormPage() {
  const t = useTexts();
  const navigate = useNavigate();
  usePageHeader({ title: t('announce.new'), backTo: '/announcements' });
  const toAnnouncement = (id: number) =>
    void navigate({ to: '/announcements/$announcementId', params: { announcementId: id } });
  return (
    <AudienceFormFrame query={null}>
      {(courses) => <AnnouncementForm courses={courses} onSent={toAnnouncement} />}
    </AudienceFormFrame>
  );
}
