import { Dialog } from '@shala/ui/dialog.tsx';
import { KeyCaps } from '@shala/ui/key-cap.tsx';
import { Switch } from '@shala/ui/switch.tsx';
import { useTexts } from '../texts/texts.ts';
import styles from './key-help.module.css';
import { setSingleKeys, useKeyGroups, useSingleKeys } from './keys.ts';

/** Every key that works right now. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts();
  const groups = useKeyGroups();
  const areSinglesOn = useSingleKeys();
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('keys.title')}
      closeLabel={t('keys.close')}
      width={640}
    >
      <div className={styles.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className={styles.title}>{t(title)}</h3>
            <dl className={styles.keys}>
              {keys.map(({ keys: row, text }) => (
                <div key={row} className={styles.row}>
                  <dt>{t(text)}</dt>
                  <dd>
                    <KeyCaps keys={row} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label={t('keys.singles')}
        text={t('keys.singlesText')}
        checked={areSinglesOn}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
      />
    </Dialog>
  );
}
