import type { LiveClass } from '@shala/api-client/live-classes.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import ExternalLink from 'lucide-react/icons/external-link';
import Lock from 'lucide-react/icons/lock';
import Video from 'lucide-react/icons/video';
import { appLink } from '#shared/layout/app-link.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { timeOf } from './class-times.ts';
import type { ExternalJoin } from './use-external-join.ts';

interface WayInProps {
  liveClass: LiveClass;
  isAreaLocked: boolean;
  external: ExternalJoin;
  onLocked: () => void;
}

/** A link to the room, a button to another provider's, a notice where it is locked, or the time it opens. */
export function WayIn({ liveClass, isAreaLocked, external, onLocked }: WayInProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, title, provider, canJoin, joinOpensAt } = liveClass;
  const label = t('live.joinClass', { title });
  if (isAreaLocked || liveClass.isLocked) {
    return (
      <Button variant="tinted" icon={<Lock aria-hidden="true" />} aria-label={label} onClick={onLocked}>
        {t('live.join')}
      </Button>
    );
  }
  if (!canJoin) return t('live.opensAt', { time: timeOf(joinOpensAt, language) });
  if (provider === 'rtc') {
    return (
      <ButtonLink
        href={`/live-class/${id}/meeting`}
        label={label}
        icon={<Video aria-hidden="true" />}
        renderLink={appLink}
      >
        {t('live.join')}
      </ButtonLink>
    );
  }
  return (
    <Button
      icon={<ExternalLink aria-hidden="true" />}
      aria-label={t('live.joinClassInTab', { title })}
      loading={external.isJoining}
      onClick={() => void external.join(id)}
    >
      {t('live.join')}
    </Button>
  );
}
