import { ButtonLink } from '@shala/ui/button.tsx';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';

/** Stands where an area is not built yet. The list of such areas is app/unbuilt-areas.ts. */
export function OpensSoonPage({ area }: { area: TextId }) {
  const t = useTexts();
  usePageHeader({ title: t(area), backTo: '/learn' });
  return (
    <PageGrid>
      <EmptyState
        title={t('soon.title')}
        text={t('soon.text')}
        action={
          <ButtonLink href="/learn" renderLink={appLink}>
            {t('soon.back')}
          </ButtonLink>
        }
      />
    </PageGrid>
  );
}
