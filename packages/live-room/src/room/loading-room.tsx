import { useRoomTexts } from '../room-texts.ts';
import styles from './over-screen.module.css';

export function LoadingRoom() {
  const t = useRoomTexts();
  return (
    <section className={styles.over} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>{t('room.loading')}</p>
    </section>
  );
}
