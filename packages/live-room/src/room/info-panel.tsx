import { hasSingleKeys, setSingleKeys } from '@shala/app-kit/single-keys.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { KeyCaps } from '@shala/ui/key-cap.tsx';
import { Switch } from '@shala/ui/switch.tsx';
import { type ReactNode, useState } from 'react';
import { type RoomTextId, useRoomTexts } from '../room-texts.ts';
import { DeviceChoice } from './device-choice.tsx';
import styles from './info-panel.module.css';
import { joinNames } from './join-names.ts';
import { useRoom } from './room-context.ts';

const keys: { key: string; does: RoomTextId; isOfStudents?: true }[] = [
  { key: 'M', does: 'room.keyMute' },
  { key: 'V', does: 'room.keyVideo' },
  { key: 'H', does: 'room.keyHand', isOfStudents: true },
  { key: 'Esc', does: 'room.keyEscape' },
];

/** What this class is, which devices are used, and the keys. */
export function InfoPanel() {
  const t = useRoomTexts();
  const { info, meeting, view, isHost } = useRoom();
  const { tutors, sectionNames } = info;
  const [hasKeys, setKeys] = useState(hasSingleKeys);
  const switchKeys = () => {
    setSingleKeys(!hasKeys);
    setKeys(!hasKeys);
  };
  return (
    <div className={styles.info}>
      <h2 className={styles.title}>{info.title}</h2>
      <dl className={styles.facts}>
        <Fact name={t('room.infoDate')}>{info.dateText}</Fact>
        <Fact name={t('room.infoTime')}>{info.timeText}</Fact>
        <Fact name={t('room.infoTutors')}>
          {tutors.map(({ fullName, pictureUrl }, place) => (
            <span key={fullName} className={styles.tutor}>
              <Avatar name={fullName} id={place + 1} picture={pictureUrl} size={32} /> {fullName}
            </span>
          ))}
        </Fact>
        <Fact name={t('room.infoSubject')}>{info.subjectName}</Fact>
        <Fact name={t('room.infoClass')}>{info.className}</Fact>
        {sectionNames.length > 0 ? (
          <Fact name={t(sectionNames.length === 1 ? 'room.infoSection' : 'room.infoSections')}>
            {joinNames(sectionNames, t)}
          </Fact>
        ) : null}
      </dl>
      <h3 className={styles.head}>{t('room.devices')}</h3>
      <DeviceChoice devices={meeting.getDevices()} onChoose={(kind, id) => meeting.chooseDevice(kind, id)} />
      <Switch
        label={t('room.audioOnly')}
        text={t('room.audioOnlyText')}
        checked={view.isAudioOnly}
        onChange={() => meeting.setAudioOnly(!view.isAudioOnly)}
      />
      <h3 className={styles.head}>{t('room.infoKeys')}</h3>
      <ul className={styles.keys}>
        {keys
          .filter(({ isOfStudents }) => !(isHost && isOfStudents))
          .map(({ key, does }) => (
            <li key={key}>
              <KeyCaps keys={key} /> {t(does)}
            </li>
          ))}
      </ul>
      <Switch
        label={t('room.singleKeys')}
        text={t('room.singleKeysText')}
        checked={hasKeys}
        onChange={switchKeys}
      />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
