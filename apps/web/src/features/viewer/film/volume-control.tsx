import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useTexts } from '#shared/texts/texts.ts';
import type { PlayerActions } from './use-player-actions.ts';
import styles from './volume-control.module.css';

interface VolumeControlProps {
  volume: number;
  isMuted: boolean;
  actions: PlayerActions;
}

/** Mutes by a press; a mouse or the keyboard also finds a slider beside it. Phones have keys for that. */
export function VolumeControl({ volume, isMuted, actions }: VolumeControlProps) {
  const t = useTexts();
  const heard = isMuted ? 0 : volume;
  return (
    <div className={styles.volume}>
      <button
        type="button"
        aria-label={t(isMuted ? 'viewer.unmute' : 'viewer.mute')}
        onClick={actions.toggleMute}
      >
        {heard === 0 ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </button>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={heard}
        aria-label={t('viewer.volume')}
        aria-valuetext={`${Math.round(heard * 100)} %`}
        onChange={({ target }) => actions.setVolume(target.valueAsNumber)}
      />
    </div>
  );
}
