import type { DataExport, Deletion } from '@shala/api-client/privacy.ts';
import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Link } from '@shala/ui/link.tsx';
import { useQuery } from '@tanstack/react-query';
import FolderLock from 'lucide-react/icons/folder-lock';
import { useState } from 'react';
import { ConfirmByCode } from '#shared/confirm/confirm-by-code.tsx';
import { dayInWords, dayOf } from '#shared/dates/day-in-words.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';
import { privacyQuery, useDataWishes } from './use-data-wishes.ts';

interface DataCardProps {
  studentId: number;
  /** Of a parent: where the code goes. */
  phone: string | null;
}

/** The family's own data: a copy to take away, and the wish to be forgotten with its days. */
export function DataCard({ studentId, phone }: DataCardProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(privacyQuery(studentId));
  const wishes = useDataWishes(studentId);
  if (data === undefined) {
    return error === null ? null : (
      <SettingsCard title={t('settings.data')} icon={<FolderLock aria-hidden="true" />}>
        <FailedState title={t('settings.dataFailed')} error={error} onRetry={() => void refetch()} />
      </SettingsCard>
    );
  }
  const mayAsk = phone !== null || data.asks === 'self';
  const isLeaving = data.deletion?.state === 'waiting';
  return (
    <SettingsCard title={t('settings.data')} icon={<FolderLock aria-hidden="true" />}>
      {mayAsk ? (
        <>
          <p className={styles.text}>{t('settings.exportText')}</p>
          {data.exports[0] ? <ExportState newest={data.exports[0]} /> : null}
          <div className={styles.actions}>
            <Button
              variant="quiet"
              loading={wishes.isBusy}
              disabled={data.exports[0]?.state === 'waiting'}
              onClick={() => wishes.ask('export')}
            >
              {t('settings.export')}
            </Button>
            {isLeaving ? null : (
              <Button variant="danger" onClick={() => setAsking(true)}>
                {t('settings.delete')}
              </Button>
            )}
          </div>
          {isLeaving && data.deletion ? (
            <Leaving deletion={data.deletion} onKeep={() => wishes.ask('keep')} />
          ) : null}
        </>
      ) : (
        <p className={styles.text}>
          {t(data.asks === 'school' ? 'settings.askSchool' : 'settings.askParent')}
        </p>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('settings.deleteTitle')}
        text={t('settings.deleteText')}
        stayLabel={t('settings.deleteStay')}
        onStay={() => setAsking(false)}
        goLabel={t('settings.delete')}
        onGo={() => {
          setAsking(false);
          wishes.ask('delete');
        }}
      />
      {phone === null ? null : (
        <ConfirmByCode
          phone={phone}
          isOpen={wishes.isUnconfirmed}
          onClose={wishes.giveUp}
          onConfirmed={wishes.confirmed}
        />
      )}
    </SettingsCard>
  );
}

function ExportState({ newest }: { newest: DataExport }) {
  const t = useTexts();
  const language = useLanguage();
  if (newest.state === 'gone') return null;
  return (
    <p className={styles.text} role="status">
      {newest.downloadUrl === null ? (
        t('settings.exportWaiting')
      ) : (
        <>
          <Link inline href={newest.downloadUrl}>
            {t('settings.exportReady')}
          </Link>{' '}
          {t('settings.exportUntil', { day: dayOf(newest.expiresAt ?? newest.createdAt, language) })}
        </>
      )}
    </p>
  );
}

function Leaving({ deletion, onKeep }: { deletion: Deletion; onKeep: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const days = {
    day: dayInWords(deletion.eraseOn, language),
    last: dayInWords(deletion.dueOn, language),
  };
  return (
    <div role="status">
      <p className={styles.text}>{t('settings.deleteWaiting', days)}</p>
      <Button onClick={onKeep}>{t('settings.deleteKeep')}</Button>
    </div>
  );
}
