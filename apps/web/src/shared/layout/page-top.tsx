import { FullWidthHeader } from '@shala/ui/full-width-header.tsx';
import { IconButton, IconLink } from '@shala/ui/icon-button.tsx';
import { PhoneHeader } from '@shala/ui/phone-header.tsx';
import { ProfileButton } from '@shala/ui/profile-button.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { SubjectIcon } from '@shala/ui/subject-icon.tsx';
import { TopBar } from '@shala/ui/top-bar.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import X from 'lucide-react/icons/x';
import { useGoBack } from '../hooks/use-go-back.ts';
import { useTexts } from '../texts/texts.ts';
import { appLink } from './app-link.tsx';
import { useHeaderState } from './page-header.tsx';
import styles from './page-top.module.css';

export interface Learner {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  /** The name of the class room or the acronym of the exam; null until it is known. */
  readonly courseName: string | null;
}

interface PageTopProps {
  learner: Learner;
  isFullWidth: boolean;
  menu: Opener;
  /** How much is in the cart; null where nothing is sold here. */
  cartCount: number | null;
  /** What is not looked at yet stands on it. */
  bell: Opener & { count: number };
}

interface Opener {
  isOpen: boolean;
  open: () => void;
}

/** The bar above a page, in its three forms; what stands in it is the page's wish. */
export function PageTop({ learner, isFullWidth, menu, cartCount, bell }: PageTopProps) {
  const t = useTexts();
  const { header, search, setSearch, setActionsSlot } = useHeaderState();
  const { title, subText, backTo, closeTo, searchLabel, icon, colour, hasAccount } = header;
  const { id, name, picture, courseName } = learner;

  const goBack = useGoBack(closeTo ?? '/learn');

  const startWith = (look: 'framed' | 'plain') => (
    <>
      {backTo ? (
        <IconLink
          look={look}
          href={backTo}
          label={t('nav.back')}
          icon={<ArrowLeft aria-hidden="true" />}
          renderLink={appLink}
        />
      ) : null}
      {icon ? (
        <span className={`${styles.mark} ${colour ?? ''}`}>
          <SubjectIcon name={icon} />
        </span>
      ) : null}
    </>
  );
  const searchField = searchLabel ? (
    <SearchField label={searchLabel} clearLabel={t('nav.clearSearch')} value={search} onChange={setSearch} />
  ) : null;
  const cart =
    cartCount === null ? null : (
      <IconLink
        href="/cart"
        label={cartCount > 0 ? t('cart.badge', { count: cartCount }) : t('nav.cart')}
        badge={cartCount}
        icon={<ShoppingCart aria-hidden="true" />}
        renderLink={appLink}
      />
    );
  const bellButton = (
    <IconButton
      label={bell.count > 0 ? t('notifications.bell', { count: bell.count }) : t('notifications.title')}
      badge={bell.count}
      icon={<Bell aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={bell.isOpen}
      onClick={bell.open}
    />
  );
  const profile = {
    label: courseName
      ? t('profile.menu', { name, course: courseName })
      : t('profile.menuWithoutCourse', { name }),
    person: { id, name, picture },
    sub: courseName ?? undefined,
    expanded: menu.isOpen,
    onClick: menu.open,
  };
  if (isFullWidth) {
    return (
      <FullWidthHeader title={title} sub={subText} start={startWith('framed')}>
        {closeTo ? (
          <IconButton label={t('nav.close')} icon={<X aria-hidden="true" />} onClick={goBack} />
        ) : null}
        {hasAccount ? (
          <div className={styles.account}>
            {bellButton}
            <ProfileButton {...profile} />
          </div>
        ) : null}
      </FullWidthHeader>
    );
  }
  return (
    <>
      <TopBar title={title} sub={subText} back={startWith('framed')} search={searchField}>
        <span className={styles.actions} ref={setActionsSlot} />
        {cart}
        {bellButton}
        <ProfileButton {...profile} />
      </TopBar>
      <PhoneHeader title={title} sub={subText} back={startWith('plain')}>
        {cart}
        {bellButton}
        <ProfileButton {...profile} compact />
      </PhoneHeader>
      {searchField ? <div className={styles.phoneSearch}>{searchField}</div> : null}
    </>
  );
}
