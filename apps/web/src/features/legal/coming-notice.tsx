import { Link } from '@shala/ui/link.tsx';
import { NoticeBar } from '@shala/ui/notice-bar.tsx';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { getBrand } from '#shared/brand/brand.ts';
import { dayInWords } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';

const key = 'LEGAL_NOTICE_READ';

/** From the day a wording is published until it is in force, everybody is told; read once, it stays away. */
export function ComingNotice() {
  const t = useTexts();
  const language = useLanguage();
  const [next] = getBrand().flags.legalComing;
  const name = next && `${next.kind} ${next.version}`;
  const [read, setRead] = useState(() => localStorage.getItem(key));
  if (!next || name === undefined || read === name) return null;
  const dismiss = () => {
    localStorage.setItem(key, name);
    setRead(name);
  };
  return (
    <NoticeBar
      icon={<ScrollText aria-hidden="true" />}
      action={{ label: t('consent.dismiss'), onClick: dismiss }}
    >
      {t(next.kind === 'terms' ? 'consent.comingTerms' : 'consent.comingPrivacy', {
        day: dayInWords(next.effectiveOn, language),
      })}{' '}
      <Link
        inline
        href={next.kind === 'terms' ? '/terms-and-conditions' : '/privacy-policy'}
        renderLink={appLink}
      >
        {t('consent.read')}
      </Link>
    </NoticeBar>
  );
}
