import { ButtonLink } from '@shala/ui/button.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { getBrand } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** No course that runs: the ways to one. `trialPath` is for who may choose a course here. */
export function NoCourse({ trialPath }: { trialPath: string | null }) {
  const t = useTexts();
  const { contact, flags } = getBrand();
  const sells = flags.store !== 'off' && !flags.hideBuyCourse;
  return (
    <EmptyState
      title={t('learn.noCourseTitle')}
      text={t('learn.noCourseText')}
      action={
        <>
          {sells ? (
            <ButtonLink href="/products" renderLink={appLink}>
              {t('learn.buy')}
            </ButtonLink>
          ) : null}
          {trialPath !== null && flags.trialDays > 0 ? (
            <ButtonLink variant="quiet" href={trialPath} renderLink={appLink}>
              {t('learn.startTrial')}
            </ButtonLink>
          ) : null}
          <ButtonLink variant="quiet" href={contact.url}>
            {t('learn.contact')}
          </ButtonLink>
        </>
      }
    />
  );
}
