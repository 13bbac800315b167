import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { LockedState } from '@shala/ui/state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** For a role that has no place here. */
export function NotAuthorisedPage() {
  const t = useTexts();
  usePageHeader({ title: t('access.title') });
  return (
    <DeskPage>
      <LockedState
        title={t('access.refused')}
        text={t('access.text')}
        action={
          <ButtonLink href="/" renderLink={appLink}>
            {t('nav.day')}
          </ButtonLink>
        }
      />
    </DeskPage>
  );
}
