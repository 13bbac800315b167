import { Button } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { ErrorState } from '@shala/ui/state.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** What stands where a page broke; the frame around it stays. */
export function PageFault() {
  const t = useTexts();
  return (
    <DeskPage>
      <ErrorState
        title={t('error.pageTitle')}
        text={t('error.pageText')}
        action={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
      />
    </DeskPage>
  );
}
