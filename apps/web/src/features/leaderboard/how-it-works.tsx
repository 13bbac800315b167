import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './how-it-works.module.css';

const rules = [
  ['leaderboard.ruleLesson', '+10'],
  ['leaderboard.ruleChapter', '+10'],
  ['leaderboard.ruleSubject', '+10'],
  ['leaderboard.ruleAbove80', '+5'],
  ['leaderboard.rule60to80', '+4'],
  ['leaderboard.ruleBelow60', '+3'],
] as const;

const facts = [
  ['leaderboard.firstOnly', 'leaderboard.firstOnlyText'],
  ['leaderboard.ties', 'leaderboard.tiesText'],
  ['leaderboard.who', 'leaderboard.whoText'],
  ['leaderboard.privacy', 'leaderboard.privacyText'],
] as const;

/** What gives points, who is on the list, and what the others see. */
export function HowItWorks() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('leaderboard.howItWorks')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('leaderboard.howItWorks')}
        text={t('leaderboard.howText')}
        closeLabel={t('nav.close')}
        width={520}
      >
        <dl className={styles.rules}>
          {rules.map(([what, points]) => (
            <div key={what}>
              <dt>{t(what)}</dt>
              <dd>{t('leaderboard.pointsChange', { points, count: Number(points) })}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.facts}>
          {facts.map(([name, meaning]) => (
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
