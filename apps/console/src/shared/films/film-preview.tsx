import type { StaffCaptions } from '@shala/api-client/contents-staff.ts';
import { readTokens } from '@shala/api-client/tokens.ts';
import Hls from 'hls.js/light';
import { useEffect, useRef, useState } from 'react';
import { staffStorage } from '#shared/session/staff-storage.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { captionLanguages } from './caption-languages.ts';
import styles from './film-preview.module.css';

interface FilmPreviewProps {
  contentId: number;
  label: string;
  poster: string | null;
  captions?: readonly StaffCaptions[];
}

/** The encrypted film. Playlists and key are asked for with the token, the pieces by their signed addresses. */
export function FilmPreview({ contentId, label, poster, captions = [] }: FilmPreviewProps) {
  const t = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!video.current) return;
    const hls = new Hls({
      enableWorker: false,
      xhrSetup(xhr, url) {
        if (new URL(url, location.href).origin !== location.origin) return;
        xhr.setRequestHeader('Authorization', `Bearer ${readTokens(staffStorage)?.accessToken ?? ''}`);
      },
    });
    hls.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal) setHasFailed(true);
    });
    hls.attachMedia(video.current);
    hls.loadSource(`/api/v1/course/staff/contents/${contentId}/playlist`);
    return () => hls.destroy();
  }, [contentId]);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a film has those captions that its author gave it */}
      <video
        ref={video}
        className={styles.video}
        controls
        playsInline
        // Without it the browser does not read captions from another host.
        crossOrigin="anonymous"
        aria-label={label}
        poster={poster ?? undefined}
      >
        {captions.map(({ locale, url }) =>
          url === null ? null : (
            <track key={locale} kind="captions" src={url} srcLang={locale} label={captionLanguages[locale]} />
          ),
        )}
      </video>
      {hasFailed ? <p role="alert">{t('teaching.previewFailed')}</p> : null}
    </>
  );
}
