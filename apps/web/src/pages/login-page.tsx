import { AuthLayout } from '@shala/ui/auth-layout.tsx';
import { LanguageButton, LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { Link } from '@shala/ui/link.tsx';
import { LoginArt } from '@shala/ui/login-art.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoginForm } from '#features/auth/login-form.tsx';
import { useBrandName } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { OfflineNotice } from '#shared/layout/offline-notice.tsx';
import { richText } from '#shared/texts/rich-text.tsx';
import { languages, setLanguage, useLanguage, useTexts } from '#shared/texts/texts.ts';

export function LoginPage() {
  const t = useTexts();
  const current = useLanguage();
  const brand = useBrandName();
  const navigate = useNavigate();
  const title = t('login.title');
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);

  const onSignedIn = async () => {
    // The learning part is fetched only now: whoever opens the login page does not wait for it.
    const { loadEnrolments } = await import('./load-enrolments.ts');
    await loadEnrolments();
    await navigate({ to: '/learn' });
  };
  const choice = {
    languages,
    current,
    onChange: (code: string) => void setLanguage(code === 'hi' ? 'hi' : 'en'),
  };
  const link = (href: string) => (words: string) => (
    <Link inline href={href} renderLink={appLink}>
      {words}
    </Link>
  );
  return (
    <>
      <OfflineNotice />
      <AuthLayout
        art={
          <LoginArt
            logo={<Logo onBrand letter={brand.letter} name={brand.name} />}
            lines={t('login.headline').split('\n')}
            text={t('tagline')}
            shortText={t('tagline_short')}
            corner={<LanguageButton {...choice} />}
          />
        }
        title={title}
        intro={t('login.note')}
        corner={<LanguageSwitch label={t('language.label')} {...choice} />}
        foot={richText(t('login.agree'), {
          terms: link('/terms-and-conditions'),
          privacy: link('/privacy-policy'),
        })}
      >
        <LoginForm onSignedIn={onSignedIn} />
      </AuthLayout>
    </>
  );
}
