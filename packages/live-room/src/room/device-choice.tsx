import { Select } from '@shala/ui/select.tsx';
import type { Devices, Meeting } from '../meeting.ts';
import { useRoomTexts } from '../room-texts.ts';
import styles from './device-choice.module.css';

interface DeviceChoiceProps {
  devices: Devices;
  onChoose: Meeting['chooseDevice'];
}

const kinds = [
  { kind: 'microphone', list: 'microphones', word: 'room.microphone' },
  { kind: 'camera', list: 'cameras', word: 'room.camera' },
  { kind: 'speaker', list: 'speakers', word: 'room.speaker' },
] as const;

/** Only where there is a choice, and only once the browser tells the names. */
export function DeviceChoice({ devices, onChoose }: DeviceChoiceProps) {
  const t = useRoomTexts();
  return (
    <div className={styles.devices}>
      {kinds.map(({ kind, list, word }) => {
        const known = devices[list].filter(({ id, name }) => id !== '' && name !== '');
        if (known.length === 0) return null;
        return (
          <div key={kind} className={styles.device}>
            <span aria-hidden="true">{t(word)}</span>
            <Select
              className={styles.select}
              label={t(word)}
              options={known.map(({ id, name }) => ({ id, label: name }))}
              current={devices.chosen[kind] ?? known[0]?.id ?? ''}
              onChange={(id) => onChoose(kind, id)}
            />
          </div>
        );
      })}
    </div>
  );
}
