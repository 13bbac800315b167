import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import styles from './sheet-body.module.css';
import { UiProvider } from './ui-provider.tsx';
import { useOpenedLater } from './use-opened-later.ts';

export interface SheetBodyProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Where it comes from; the caller knows the width of the screen. */
  side?: 'right' | 'below';
  width?: number;
  /** Beside the cross: 'Clear all'. */
  action?: ReactNode;
  children: ReactNode;
}

export function SheetBody(props: SheetBodyProps) {
  const { opened, onClose, title, closeLabel, side = 'right', width = 460, action, children } = props;
  const below = side === 'below';
  const shown = useOpenedLater(opened);
  return (
    <UiProvider>
      <Drawer.Root
        opened={shown}
        onClose={onClose}
        position={below ? 'bottom' : 'right'}
        size={below ? 'auto' : width}
        lockScroll={false}
        classNames={{
          content: cx(styles.content, below ? styles.below : styles.right),
          overlay: styles.overlay ?? '',
        }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          {below ? <div className={styles.grip} /> : null}
          <div className={styles.head}>
            <Drawer.Title className={styles.title}>{title}</Drawer.Title>
            {action}
            <IconButton look="plain" label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </Drawer.Content>
      </Drawer.Root>
    </UiProvider>
  );
}
