import { Dialog } from '@shala/ui/dialog.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './metrics-help.module.css';

const metrics = [
  ['practice.score', 'practice.scoreText'],
  ['practice.accuracy', 'practice.accuracyText'],
  ['practice.speed', 'practice.speedText'],
  ['practice.duration', 'practice.durationText'],
  ['practice.firstAttempts', 'practice.firstAttemptsText'],
  ['practice.apart', 'practice.apartText'],
] as const;

/** The sign with the i: what the numbers of practice mean. */
export function MetricsHelp() {
  const t = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        label={t('practice.metricsTitle')}
        icon={<Info aria-hidden="true" />}
        onClick={() => setOpened(true)}
      />
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('practice.metricsTitle')}
        text={t('practice.metricsText')}
        closeLabel={t('nav.close')}
      >
        <dl className={styles.list}>
          {metrics.map(([name, meaning]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(meaning)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
