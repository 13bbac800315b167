import { AuthLayout } from '@shala/ui/auth-layout.tsx';
import { LanguageButton, LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { LoginArt } from '@shala/ui/login-art.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import type { ReactNode } from 'react';
import { useBrandName } from '../brand/brand.ts';
import { useTitle } from '../brand/use-title.ts';
import { languages, setLanguage, useLanguage, useTexts } from '../texts/texts.ts';
import { OfflineNotice } from './offline-notice.tsx';

interface AuthFrameProps {
  title: string;
  intro?: ReactNode;
  /** Above the title: how far a registration has come. */
  above?: ReactNode;
  foot?: ReactNode;
  /** Where to start has the drawing; the steps after it have only words on the ruled page. */
  art?: 'drawing' | 'words';
  children?: ReactNode;
}

/** The page before somebody is signed in: the ruled sheet with the brand, and a form beside or under it. */
export function AuthFrame({ title, intro, above, foot, art = 'drawing', children }: AuthFrameProps) {
  const t = useTexts();
  const current = useLanguage();
  const brand = useBrandName();
  useTitle(title);
  const choice = {
    languages,
    current,
    onChange: (code: string) => void setLanguage(code === 'hi' ? 'hi' : 'en'),
  };
  const words =
    art === 'drawing'
      ? { lines: t('login.headline').split('\n'), text: t('tagline'), shortText: t('tagline_short') }
      : { lines: [t('otp.headline')], text: t('otp.tagline'), shortText: t('tagline_short') };
  return (
    <>
      <OfflineNotice />
      <AuthLayout
        art={
          <LoginArt
            {...words}
            logo={<Logo onBrand letter={brand.letter} name={brand.name} />}
            corner={<LanguageButton {...choice} />}
            drawing={art === 'drawing'}
          />
        }
        above={above}
        title={title}
        intro={intro}
        corner={<LanguageSwitch label={t('language.label')} {...choice} />}
        foot={foot}
      >
        {children}
      </AuthLayout>
    </>
  );
}
