import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { closeToast, holdToast, releaseToast, type ToastMessage, toastStore } from './toast-store.ts';
import styles from './toaster.module.css';

interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
}

export function Toast({ message: { id, tone, title, text }, closeLabel }: ToastProps) {
  const Icon = tone === 'good' ? Check : TriangleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the message longer, it offers no action
    <div
      className={cx(styles.toast, tone === 'bad' && styles.bad)}
      onMouseEnter={() => holdToast(id)}
      onMouseLeave={() => releaseToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => releaseToast(id)}
    >
      <span className={styles.face}>
        <Icon aria-hidden="true" />
      </span>
      <div>
        <b className={styles.title}>{title}</b>
        {text ? <span className={styles.text}>{text}</span> : null}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => closeToast(id)}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** Stands once in the app. Both live regions exist before any message, or a screen reader would miss the first. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const of = (tone: ToastMessage['tone']) =>
    toasts
      .filter((message) => message.tone === tone)
      .map((message) => <Toast key={message.id} message={message} closeLabel={closeLabel} />);
  return (
    <div className={styles.list}>
      <div role="alert">{of('bad')}</div>
      <div role="status">{of('good')}</div>
    </div>
  );
}
