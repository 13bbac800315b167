import type { Parent, Student } from '@shala/api-client/people.ts';
import { Card } from '@shala/ui/card.tsx';
import { Switch } from '@shala/ui/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmByCode } from '#shared/confirm/confirm-by-code.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { settingQuery } from './leaderboard-queries.ts';
import { type SettingChange, useSaveSetting } from './save-setting.ts';
import styles from './visibility-card.module.css';

interface VisibilityCardProps {
  parent: Parent;
  child: Student;
}

/** For parents: what the others of the list may see of their child. */
export function VisibilityCard({ parent, child }: VisibilityCardProps) {
  const t = useTexts();
  const { data } = useQuery(settingQuery(child.id));
  const [unconfirmed, setUnconfirmed] = useState<SettingChange | null>(null);
  const { save, wanted } = useSaveSetting(child.id, setUnconfirmed);
  if (!data) return null;
  const setting = { ...data, ...wanted };
  const name = child.firstName;
  return (
    <Card className={styles.card}>
      <h2>{t('leaderboard.visibility', { name })}</h2>
      <Switch
        label={t('leaderboard.showChild', { name })}
        text={t('leaderboard.showChildText')}
        checked={setting.isShown}
        onChange={({ currentTarget }) => save({ isShown: currentTarget.checked })}
      />
      <Switch
        label={t('leaderboard.showPhoto')}
        text={t('leaderboard.showPhotoText')}
        checked={setting.showsPhoto}
        onChange={({ currentTarget }) => save({ showsPhoto: currentTarget.checked })}
      />
      <ConfirmByCode
        phone={parent.phoneNumber}
        isOpen={unconfirmed !== null}
        onClose={() => setUnconfirmed(null)}
        onConfirmed={() => {
          setUnconfirmed(null);
          if (unconfirmed) save(unconfirmed);
        }}
      />
    </Card>
  );
}
