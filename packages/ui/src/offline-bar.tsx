import WifiOff from 'lucide-react/icons/wifi-off';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  title: string;
  text?: string | undefined;
  retry?: { label: string; onRetry: () => void } | undefined;
}

/** A quiet bar: it says so once, and what still works stays open. */
export function OfflineBar({ title, text, retry }: OfflineBarProps) {
  return (
    <div className={styles.bar} role="status">
      <WifiOff aria-hidden="true" />
      <span>
        <b>{title}</b> {text}
      </span>
      {retry ? (
        <button type="button" className={styles.retry} onClick={retry.onRetry}>
          {retry.label}
        </button>
      ) : null}
    </div>
  );
}
