import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './dialog-body.module.css';
import { IconButton } from './icon-button.tsx';
import { UiProvider } from './ui-provider.tsx';
import { useOpenedLater } from './use-opened-later.ts';

export interface DialogBodyProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Keeps the title for screen readers only, where the content brings a heading of its own. */
  bare?: boolean;
  text?: ReactNode;
  /** Beside title and text: the locked book. */
  drawing?: ReactNode;
  /** Buttons in a row; the safe choice is filled and stands last. */
  actions?: ReactNode;
  /** Gives the dialog a cross; without it there is only the choice. */
  closeLabel?: string | undefined;
  width?: number;
  /** It has gone from the screen. For what had the focus before and may be gone by now. */
  onClosed?: (() => void) | undefined;
  children?: ReactNode;
}

export function DialogBody(props: DialogBodyProps) {
  const { opened, onClose, title, bare = false, text, drawing, actions, closeLabel, width = 432 } = props;
  const shown = useOpenedLater(opened);
  return (
    <UiProvider>
      <Modal.Root
        opened={shown}
        onClose={onClose}
        size={width}
        centered
        lockScroll={false}
        {...(props.onClosed && { onExitTransitionEnd: props.onClosed })}
        classNames={{ content: styles.content ?? '', overlay: styles.overlay ?? '' }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={bare ? title : undefined}>
          <Modal.Body className={cx(styles.body, bare && styles.flush, closeLabel && styles.closable)}>
            <div className={cx(drawing ? styles.drawn : null)}>
              {drawing}
              <div>
                {bare ? null : <Modal.Title className={styles.title}>{title}</Modal.Title>}
                {text ? <div className={styles.text}>{text}</div> : null}
              </div>
            </div>
            {props.children}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </Modal.Body>
          {closeLabel ? (
            <div className={styles.close}>
              <IconButton look="plain" label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
            </div>
          ) : null}
        </Modal.Content>
      </Modal.Root>
    </UiProvider>
  );
}
