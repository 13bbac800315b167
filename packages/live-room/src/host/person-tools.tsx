import type { Person } from '@shala/meeting-protocol/news.ts';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useRoom } from '../room/room-context.ts';
import { useRoomTexts } from '../room-texts.ts';
import styles from './person-tools.module.css';

/** What a host may do about a student. Nothing here switches a student's microphone or camera on. */
export function PersonTools({ person, isWhole }: { person: Person; isWhole: boolean }) {
  const t = useRoomTexts();
  const { host } = useRoom().meeting;
  const [isRemoving, setRemoving] = useState(false);
  const { uid, name, maySpeak, mayShow, audio, video, handAt } = person;
  return (
    <div className={styles.tools}>
      <Tool onPress={() => host.allow(uid, { speak: !maySpeak, show: mayShow })}>
        {t(maySpeak ? 'room.takeBackSpeak' : 'room.allowSpeak')}
      </Tool>
      {handAt === null ? null : <Tool onPress={() => host.lowerHand(uid)}>{t('room.lowerHandOne')}</Tool>}
      {isWhole ? (
        <>
          <Tool onPress={() => host.allow(uid, { speak: maySpeak, show: !mayShow })}>
            {t(mayShow ? 'room.takeBackShow' : 'room.allowShow')}
          </Tool>
          {audio ? <Tool onPress={() => host.mute(uid, 'audio')}>{t('room.muteOne')}</Tool> : null}
          {video ? <Tool onPress={() => host.mute(uid, 'video')}>{t('room.stopVideoOne')}</Tool> : null}
          <Tool onPress={() => setRemoving(true)}>{t('room.removeOne')}</Tool>
        </>
      ) : null}
      <ConfirmDialog
        opened={isRemoving}
        title={t('room.removeTitle', { name })}
        text={t('room.removeText')}
        stayLabel={t('room.keep')}
        onStay={() => setRemoving(false)}
        goLabel={t('room.remove')}
        onGo={() => host.remove(uid)}
      />
    </div>
  );
}

function Tool({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.tool} onClick={onPress}>
      {children}
    </button>
  );
}
