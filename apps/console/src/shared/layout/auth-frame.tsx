import { useBrandName } from '@shala/app-kit/brand.ts';
import { AuthLayout } from '@shala/ui/auth-layout.tsx';
import { LanguageButton, LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { LoginArt } from '@shala/ui/login-art.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { type ReactNode, useEffect } from 'react';
import { languages, setLanguage, useLanguage, useTexts } from '../texts/texts.ts';
import { OfflineNotice } from './offline-notice.tsx';

interface AuthFrameProps {
  title: string;
  intro?: ReactNode;
  art?: 'drawing' | 'words';
  children?: ReactNode;
}

/** The page before a member of staff is signed in: the sheet of the students' app, in other words. */
export function AuthFrame({ title, intro, art = 'drawing', children }: AuthFrameProps) {
  const t = useTexts();
  const current = useLanguage();
  const brand = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  const choice = {
    languages,
    current,
    onChange: (code: string) => void setLanguage(code === 'hi' ? 'hi' : 'en'),
  };
  return (
    <>
      <OfflineNotice />
      <AuthLayout
        art={
          <LoginArt
            lines={t('signIn.headline').split('\n')}
            text={t('signIn.tagline')}
            logo={<Logo onBrand letter={brand.letter} name={brand.name} />}
            corner={<LanguageButton {...choice} />}
            drawing={art === 'drawing'}
          />
        }
        title={title}
        intro={intro}
        corner={<LanguageSwitch label={t('language.label')} {...choice} />}
      >
        {children}
      </AuthLayout>
    </>
  );
}
