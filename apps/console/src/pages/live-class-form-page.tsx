import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ClassForm } from '#features/live/class-form.tsx';
import { classQuery } from '#features/live/live-query.ts';
import { AudienceFormFrame } from '#shared/audience/audience-form-frame.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useStaff } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** Without an id: a new one. */
export function LiveClassFormPage({ id = null }: { id?: number | null }) {
  const t = useTexts();
  const navigate = useNavigate();
  const staffId = useStaff()?.id ?? 0;
  const liveClass = useQuery({ ...classQuery(id ?? 0), enabled: id !== null });
  usePageHeader({
    title: t(id === null ? 'live.new' : 'live.edit'),
    backTo: id === null ? '/live' : `/live/${id}`,
  });
  const toClass = (saved: number) =>
    void navigate({ to: '/live/$liveClassId', params: { liveClassId: saved } });
  return (
    <AudienceFormFrame query={id === null ? null : liveClass}>
      {(courses, known) => (
        <ClassForm courses={courses} liveClass={known} staffId={staffId} onSaved={toClass} />
      )}
    </AudienceFormFrame>
  );
}
