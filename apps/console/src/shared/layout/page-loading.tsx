import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useTexts } from '../texts/texts.ts';

/** The body of a page whose data are on their way. */
export function PageLoading() {
  const t = useTexts();
  return (
    <DeskPage>
      <Loading label={t('loading')}>
        <ListSkeleton />
      </Loading>
    </DeskPage>
  );
}
