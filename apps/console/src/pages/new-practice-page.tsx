import type { ItemPlace } from '@shala/api-client/practice-staff.ts';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { useNavigate } from '@tanstack/react-router';
import { ItemForm } from '#features/teaching/item-form.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function NewPracticePage({ place }: { place: ItemPlace }) {
  const t = useTexts();
  const navigate = useNavigate();
  const isPaper = 'courseId' in place;
  const title = isPaper
    ? 'teaching.newPaper'
    : 'contentId' in place
      ? 'teaching.newQuiz'
      : 'teaching.newExercise';
  const backTo =
    'chapterId' in place
      ? `/teaching/chapters/${place.chapterId}`
      : isPaper
        ? `/teaching/courses/${place.courseId}`
        : '/teaching';
  usePageHeader({ title: t(title), sub: t('teaching.newSub'), backTo });
  const open = (itemId: number) =>
    void navigate({ to: '/teaching/practice/$itemId', params: { itemId }, replace: true });
  return (
    <DeskPage>
      <ItemForm of={{ place }} onSaved={({ id }) => open(id)} />
    </DeskPage>
  );
}
