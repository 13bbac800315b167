import { IconButton } from '@shala/ui/icon-button.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useRoomTexts } from '../room-texts.ts';
import { Chat } from './chat.tsx';
import styles from './drawer.module.css';
import { InfoPanel } from './info-panel.tsx';
import { Participants } from './participants.tsx';
import { type Panel, useRoom } from './room-context.ts';

const panels = { participants: Participants, chat: Chat, info: InfoPanel };

/** Beside the stage, on a phone below it: the class goes on, so it takes nothing away from it. */
export function Drawer({ panel }: { panel: Panel }) {
  const t = useRoomTexts();
  const { view, openPanel } = useRoom();
  const drawer = useRef<HTMLElement>(null);
  useFocusInside(drawer);
  const { unread } = view.chat;
  const Body = panels[panel];
  return (
    <aside ref={drawer} className={styles.drawer} aria-label={t('room.drawer')}>
      <span className={styles.grip} />
      <span className={styles.close}>
        <IconButton
          look="plain"
          label={t('room.closeDrawer')}
          icon={<X aria-hidden="true" />}
          onClick={() => openPanel(null)}
        />
      </span>
      <Tabs
        label={t('room.drawer')}
        current={panel}
        onChange={openPanel}
        tabs={[
          {
            id: 'participants',
            label: (
              <>
                {t('room.participants')} <b className={styles.count}>{view.others.length + 1}</b>
              </>
            ),
          },
          {
            id: 'chat',
            label: (
              <>
                {t('room.chat')} {unread > 0 ? <b className={styles.news}>{unread}</b> : null}
              </>
            ),
          },
          { id: 'info', label: t('room.info') },
        ]}
      >
        <Body />
      </Tabs>
    </aside>
  );
}

/** The keyboard goes in with the drawer, and back to where it was when the drawer goes. */
function useFocusInside(drawer: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = drawer.current;
    const before = document.activeElement;
    element?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    return () => {
      // Whoever has clicked elsewhere meanwhile stays there.
      const now = document.activeElement;
      if (before instanceof HTMLElement && (now === document.body || element?.contains(now))) before.focus();
    };
  }, [drawer]);
}
