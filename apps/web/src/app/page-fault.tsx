import { Button } from '@shala/ui/button.tsx';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { ErrorState } from '@shala/ui/state.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** What stands where a page broke; the shell around it stays. */
export function PageFault() {
  const t = useTexts();
  return (
    <PageGrid>
      <ErrorState
        title={t('error.pageTitle')}
        text={t('error.pageText')}
        action={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
      />
    </PageGrid>
  );
}
