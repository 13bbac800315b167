import { saveWeeklyLetter } from '@shala/api-client/family-settings.ts';
import type { Student } from '@shala/api-client/people.ts';
import { Switch } from '@shala/ui/switch.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';
import { letterQuery } from './settings-queries.ts';

interface NotificationsCardProps {
  /** The child a parent looks after; null where a student signed in. */
  child: Student | null;
}

export function NotificationsCard({ child }: NotificationsCardProps) {
  const t = useTexts();
  return (
    <SettingsCard title={t('nav.notifications')} icon={<Bell aria-hidden="true" />}>
      <p className={styles.text}>{t('settings.bellText')}</p>
      {child ? <WeeklyLetter key={child.id} child={child} /> : null}
    </SettingsCard>
  );
}

function WeeklyLetter({ child: { id: studentId, firstName } }: { child: Student }) {
  const t = useTexts();
  const { data: letter } = useQuery(letterQuery(studentId));
  const { run } = useBusy();
  if (!letter) return null;
  const change = (isOn: boolean) =>
    void run(async () => {
      try {
        const saved = await saveWeeklyLetter(transport, { studentId, isOn });
        queryClient.setQueryData(letterQuery(studentId).queryKey, saved);
      } catch {
        toast.bad(t('settings.notSaved'), t('error.tryAgain'));
      }
    });
  return (
    <Switch
      label={t('settings.letter')}
      text={
        letter.email === null
          ? t('settings.letterNoAddress')
          : t('settings.letterText', { name: firstName, email: letter.email })
      }
      checked={letter.isOn && letter.email !== null}
      disabled={letter.email === null}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
