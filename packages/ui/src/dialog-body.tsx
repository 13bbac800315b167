import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './dialog-body.module.css';
import { IconButton } from './icon-button.tsx';
import { UiProvider } from './ui-provider.tsx';

export interface DialogBodyProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Keeps the title for screen readers only, where the content brings a heading of its own. */
  bare?: boolean;
  text?: ReactNode;
  /** Buttons in a row; the safe choice is filled and stands last. */
  actions?: ReactNode;
  /** Gives the dialog a cross; without it there is only the choice. */
  closeLabel?: string | undefined;
  /** Asks before something is lost, and so takes the louder role. */
  alert?: boolean;
  width?: number;
  children?: ReactNode;
}

export function DialogBody(props: DialogBodyProps) {
  const {
    opened,
    onClose,
    title,
    bare = false,
    text,
    actions,
    closeLabel,
    alert = false,
    width = 432,
  } = props;
  return (
    <UiProvider>
      <Modal.Root opened={opened} onClose={onClose} size={width} centered lockScroll={false}>
        <Modal.Overlay className={styles.overlay} />
        <Modal.Content
          className={styles.content}
          role={alert ? 'alertdialog' : 'dialog'}
          aria-label={bare ? title : undefined}
        >
          <Modal.Body className={cx(styles.body, bare && styles.flush, closeLabel && styles.closable)}>
            {bare ? null : <Modal.Title className={styles.title}>{title}</Modal.Title>}
            {text ? <div className={styles.text}>{text}</div> : null}
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
