import { ButtonLink } from '@shala/ui/button.tsx';
import { getBrand } from '../brand/brand.ts';
import { appLink } from '../layout/app-link.tsx';
import { useTexts } from '../texts/texts.ts';

/** The way to a subscription: the brand's own contact page, beside this tab. */
export function BuyLink() {
  const t = useTexts();
  return (
    <ButtonLink href={getBrand().contact.url} renderLink={appLink}>
      {t('lock.buy')}
    </ButtonLink>
  );
}
