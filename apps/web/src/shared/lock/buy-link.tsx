import { ButtonLink } from '@shala/ui/button.tsx';
import type { RenderLink } from '@shala/ui/render-link.tsx';
import { getBrand } from '../brand/brand.ts';
import { useTexts } from '../texts/texts.ts';

/** Opens beside this tab, so that the lesson is still there afterwards. */
const newTab: RenderLink = ({ children, ...rest }) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** The way to a subscription: the brand's own contact page. */
export function BuyLink() {
  const t = useTexts();
  return (
    <ButtonLink href={getBrand().contact.url} renderLink={newTab}>
      {t('lock.buy')}
    </ButtonLink>
  );
}
