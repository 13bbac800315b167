import { type Device, signAllDevicesOut, signDeviceOut } from '@shala/api-client/devices.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { dayOf } from '#shared/dates/day-in-words.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { leaveDevice } from '#shared/session/leave-device.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { describeDevice } from './describe-device.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';
import { devicesQuery } from './settings-queries.ts';

/** Where this person is signed in, and the way to end it there. */
export function DevicesCard() {
  const t = useTexts();
  const query = useQuery(devicesQuery());
  const { isBusy, run } = useBusy();
  const [isAsking, setIsAsking] = useState(false);
  const attempt = (work: () => Promise<void>) =>
    void run(async () => {
      try {
        await work();
      } catch {
        toast.bad(t('settings.deviceFailed'), t('error.tryAgain'));
      }
    });
  const signOut = (id: string) =>
    attempt(async () => {
      await signDeviceOut(transport, id);
      await queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey });
      toast.good(t('settings.deviceOut'));
    });
  const signAllOut = () =>
    attempt(async () => {
      await signAllDevicesOut(transport);
      leaveDevice();
    });
  return (
    <SettingsCard title={t('settings.devices')} icon={<MonitorSmartphone aria-hidden="true" />}>
      <p className={styles.text}>{t('settings.devicesText')}</p>
      {query.isPending ? (
        <Loading label={t('settings.devicesLoading')}>
          <ListSkeleton count={2} />
        </Loading>
      ) : query.data === undefined ? (
        <FailedState title={t('settings.devicesFailed')} error={query.error} onRetry={query.refetch} />
      ) : (
        <ul className={styles.list}>
          {query.data.map((device) => (
            <DeviceRow key={device.id} device={device} onSignOut={() => signOut(device.id)} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {t('settings.allOut')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('settings.allOutTitle')}
        text={t('settings.allOutText')}
        stayLabel={t('settings.stay')}
        onStay={() => setIsAsking(false)}
        goLabel={t('settings.allOut')}
        going={isBusy}
        onGo={signAllOut}
      />
    </SettingsCard>
  );
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const known = describeDevice(device.userAgent);
  const name = known
    ? t('settings.deviceName', { browser: known.browser, system: known.system })
    : t('settings.deviceUnknown');
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{t('settings.lastUsed', { day: dayOf(device.lastUsedAt, language) })}</small>
      </div>
      {device.isThisOne ? (
        <Chip tone="right">{t('settings.thisDevice')}</Chip>
      ) : (
        <Button variant="quiet" aria-label={t('settings.signOutOf', { name })} onClick={onSignOut}>
          {t('settings.signOut')}
        </Button>
      )}
    </li>
  );
}
