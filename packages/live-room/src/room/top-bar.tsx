import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import Signal from 'lucide-react/icons/signal';
import SignalHigh from 'lucide-react/icons/signal-high';
import SignalLow from 'lucide-react/icons/signal-low';
import SignalZero from 'lucide-react/icons/signal-zero';
import { type RoomTextId, useRoomTexts } from '../room-texts.ts';
import { joinNames } from './join-names.ts';
import { RecordingSign } from './recording-sign.tsx';
import { useRoom } from './room-context.ts';
import styles from './top-bar.module.css';
import { useElapsed } from './use-elapsed.ts';

const signals = {
  good: { Icon: Signal, word: 'room.networkGood' },
  fair: { Icon: SignalHigh, word: 'room.networkFair' },
  poor: { Icon: SignalLow, word: 'room.networkPoor' },
  unknown: { Icon: SignalZero, word: 'room.networkUnknown' },
} satisfies Record<string, { Icon: typeof Signal; word: RoomTextId }>;

/** Which class this is, how long it runs, and how well it comes through. */
export function TopBar({ onLeave }: { onLeave: () => void }) {
  const t = useRoomTexts();
  const { info, view, panel, openPanel } = useRoom();
  const elapsed = useElapsed(info.startsAt, view.serverAheadMs);
  const { Icon, word } = signals[view.quality];
  const sections = info.sectionNames.length;
  const names = joinNames(info.sectionNames, t);
  return (
    <header className={styles.bar}>
      <span className={styles.live}>{t('room.live')}</span>
      <div className={styles.words}>
        <h1>{info.title}</h1>
        <p className={styles.place}>
          {t('room.place', { subject: info.subjectName, course: info.className })}
          {sections > 0 ? ` · ${t('room.sections', { count: sections, names })}` : null}
        </p>
      </div>
      <div className={styles.facts}>
        <RecordingSign className={styles.recording} />
        {elapsed === null ? null : (
          <span className={styles.clock}>
            <Clock aria-hidden="true" />
            <span aria-hidden="true">{elapsed}</span>
            <VisuallyHidden>{t('room.running', { time: elapsed })}</VisuallyHidden>
          </span>
        )}
        <span className={styles.network} data-quality={view.quality}>
          <Icon aria-hidden="true" />
          <span aria-hidden="true">{t(word)}</span>
          <VisuallyHidden>{t('room.network', { word: t(word) })}</VisuallyHidden>
        </span>
      </div>
      <button
        type="button"
        className={styles.info}
        aria-label={t('room.info')}
        aria-expanded={panel === 'info'}
        onClick={() => openPanel(panel === 'info' ? null : 'info')}
      >
        <Info aria-hidden="true" />
      </button>
      <button type="button" className={styles.leave} aria-label={t('room.leave')} onClick={onLeave}>
        {t('room.leaveShort')}
      </button>
    </header>
  );
}
