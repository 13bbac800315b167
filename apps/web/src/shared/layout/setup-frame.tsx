import { IconLink } from '@shala/ui/icon-button.tsx';
import { LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { LoginArt } from '@shala/ui/login-art.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { PencilProgress } from '@shala/ui/pencil-progress.tsx';
import { SetupLayout } from '@shala/ui/setup-layout.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useBrandName } from '../brand/brand.ts';
import { useTitle } from '../brand/use-title.ts';
import { languages, setLanguage, useLanguage, useTexts } from '../texts/texts.ts';
import { appLink } from './app-link.tsx';

interface SetupFrameProps {
  title: string;
  intro?: string | undefined;
  /** Where the arrow leads; no arrow without it. */
  backTo?: string | undefined;
  /** How far the pencil has come; no pencil without it. */
  percent?: number | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A screen of setting up: the brand's page beside it, the pencil above it, the way on below it. */
export function SetupFrame({ title, intro, backTo, percent, action, children }: SetupFrameProps) {
  const t = useTexts();
  const language = useLanguage();
  const brand = useBrandName();
  useTitle(title);
  return (
    <SetupLayout
      art={
        <LoginArt
          drawing={false}
          logo={<Logo onBrand letter={brand.letter} name={brand.name} />}
          lines={[t('otp.headline')]}
          text={t('otp.tagline')}
        />
      }
      back={
        backTo ? (
          <IconLink
            look="plain"
            href={backTo}
            label={t('nav.back')}
            icon={<ArrowLeft aria-hidden="true" />}
            renderLink={appLink}
          />
        ) : null
      }
      progress={
        percent === undefined ? null : <PencilProgress label={t('onboarding.progress')} percent={percent} />
      }
      corner={
        <LanguageSwitch
          label={t('language.label')}
          languages={languages}
          current={language}
          onChange={(code) => void setLanguage(code === 'hi' ? 'hi' : 'en')}
        />
      }
      title={title}
      intro={intro}
      action={action}
    >
      {children}
    </SetupLayout>
  );
}
