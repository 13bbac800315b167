import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';

/** Stands where an area is not built yet. The list of such areas is app/unbuilt-areas.ts. */
export function OpensSoonPage({ area }: { area: TextId }) {
  const t = useTexts();
  usePageHeader({ title: t(area) });
  return (
    <DeskPage>
      <EmptyState
        title={t('soon.title')}
        text={t('soon.text')}
        action={
          <ButtonLink href="/" renderLink={appLink}>
            {t('nav.day')}
          </ButtonLink>
        }
      />
    </DeskPage>
  );
}
