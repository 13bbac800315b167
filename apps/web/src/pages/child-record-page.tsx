import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ChildCourses } from '#features/child-record/child-courses.tsx';
import { ChildOrderList } from '#features/payment/orders/child-order-list.tsx';
import { childrenQuery } from '#features/profiles/children-query.ts';
import { SetupFrame } from '#shared/layout/setup-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** What a parent still sees of a child whose seat is closed. */
export function ChildRecordPage() {
  const t = useTexts();
  const { studentId: asked } = useParams({ from: '/family/auth/register/profiles/$studentId/record' });
  const studentId = Number(asked);
  const { data } = useQuery(childrenQuery());
  const name = data?.find(({ id }) => id === studentId)?.firstName;
  return (
    <SetupFrame
      title={name === undefined ? t('record.title') : t('record.titleOf', { name })}
      intro={t('record.intro')}
      backTo="/auth/register/profiles"
    >
      <ChildCourses studentId={studentId} />
      <ChildOrderList studentId={studentId} />
    </SetupFrame>
  );
}
