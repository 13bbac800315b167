import { FullWidthHeader } from '@shala/ui/full-width-header.tsx';
import { IconLink } from '@shala/ui/icon-button.tsx';
import { PhoneHeader } from '@shala/ui/phone-header.tsx';
import { ProfileButton } from '@shala/ui/profile-button.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { SubjectIcon } from '@shala/ui/subject-icon.tsx';
import { TopBar } from '@shala/ui/top-bar.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { getBrand } from '../brand/brand.ts';
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
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** The bar above a page, in its three forms; what stands in it is the page's wish. */
export function PageTop({ learner, isFullWidth, isMenuOpen, onMenu }: PageTopProps) {
  const t = useTexts();
  const { header, search, setSearch } = useHeaderState();
  const { title, subText, backTo, searchLabel, icon, colour, hasAccount } = header;
  const { id, name, picture, courseName } = learner;

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
    getBrand().flags.store === 'internal' ? (
      <IconLink
        href="/cart"
        label={t('nav.cart')}
        icon={<ShoppingCart aria-hidden="true" />}
        renderLink={appLink}
      />
    ) : null;
  const bell = (
    <IconLink
      href="/announcement"
      label={t('nav.notifications')}
      icon={<Bell aria-hidden="true" />}
      renderLink={appLink}
    />
  );
  const profile = {
    label: courseName
      ? t('profile.menu', { name, course: courseName })
      : t('profile.menuWithoutCourse', { name }),
    person: { id, name, picture },
    sub: courseName ?? undefined,
    expanded: isMenuOpen,
    onClick: onMenu,
  };
  if (isFullWidth) {
    return (
      <FullWidthHeader title={title} sub={subText} start={startWith('framed')}>
        {hasAccount ? (
          <div className={styles.account}>
            {bell}
            <ProfileButton {...profile} />
          </div>
        ) : null}
      </FullWidthHeader>
    );
  }
  return (
    <>
      <TopBar title={title} sub={subText} back={startWith('framed')} search={searchField}>
        {cart}
        {bell}
        <ProfileButton {...profile} />
      </TopBar>
      <PhoneHeader title={title} sub={subText} back={startWith('plain')}>
        {cart}
        {bell}
        <ProfileButton {...profile} compact />
      </PhoneHeader>
      {searchField ? <div className={styles.phoneSearch}>{searchField}</div> : null}
    </>
  );
}
