import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import ExternalLink from 'lucide-react/icons/external-link';
import Video from 'lucide-react/icons/video';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';

/** Our own room when the server says so; another provider's whenever the window is open. */
export const hasWayIn = ({ canHost, externalUrl, state }: StaffLiveClass): boolean =>
  externalUrl === null ? canHost : state === 'open';

/** The way into the class for who teaches it. */
export function StartLink({ liveClass, size }: { liveClass: StaffLiveClass; size?: 'large' }) {
  const t = useTexts();
  const language = useLanguage();
  if (!hasWayIn(liveClass)) return null;
  const name = inLanguage(liveClass.title, language);
  return liveClass.externalUrl === null ? (
    <ButtonLink
      size={size}
      href={`/live/${liveClass.id}/room`}
      label={`${t('live.start')}: ${name}`}
      icon={<Video aria-hidden="true" />}
      renderLink={appLink}
    >
      {t('live.start')}
    </ButtonLink>
  ) : (
    <ButtonLink
      size={size}
      href={liveClass.externalUrl}
      label={`${t('live.openLink')}: ${name}`}
      icon={<ExternalLink aria-hidden="true" />}
      renderLink={appLink}
    >
      {t('live.openLink')}
    </ButtonLink>
  );
}
