import { cx } from '@shala/ui/cx.ts';
import { useEffect, useRef } from 'react';
import styles from './video-view.module.css';

interface VideoViewProps {
  stream: MediaStream;
  /** People know themselves from the mirror. */
  isMirrored?: boolean;
  /** A screen is shown whole; a face may lose its edges. */
  isWhole?: boolean;
  label?: string;
}

export function VideoView({ stream, isMirrored = false, isWhole = false, label }: VideoViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      // Voices are played apart: a picture may come and go without cutting them.
      muted
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={cx(styles.video, isMirrored && styles.mirrored, isWhole && styles.whole)}
    />
  );
}
