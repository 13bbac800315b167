import {
  blockSchoolStudent,
  inviteSchoolStudent,
  makeGuardianCode,
  type SchoolStudent,
} from '@shala/api-client/school-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';
import { useChange } from './use-change.ts';

/** Ways in for the student and the family, and the way to shut the door. */
export function StudentAccount({ student }: { student: SchoolStudent }) {
  const t = useTexts();
  const [code, setCode] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const ways = useChange();
  const door = useChange();
  const isBlocked = student.state === 'blocked';
  const block = () =>
    door.change(
      () => blockSchoolStudent(transport, student.id, { isBlocked: !isBlocked, reason: reason.trim() }),
      isBlocked ? 'school.unblockDone' : 'school.blockDone',
    );
  const makeCode = () =>
    ways.change(async () => setCode(await makeGuardianCode(transport, student.id)), null);
  return (
    <>
      <section className={styles.block}>
        <h3>{t('school.access')}</h3>
        <div className={styles.actions}>
          {student.email && !student.hasPassword ? (
            <Button
              variant="quiet"
              loading={ways.isBusy}
              onClick={() =>
                void ways.change(() => inviteSchoolStudent(transport, student.id), 'school.invitedAgain')
              }
            >
              {t('school.inviteAgain')}
            </Button>
          ) : null}
          <Button variant="quiet" loading={ways.isBusy} onClick={() => void makeCode()}>
            {t('school.guardianCode')}
          </Button>
        </div>
        {code === null ? null : (
          <p role="status">
            <span className={styles.code}>{code}</span>
            <span className={styles.sub}>{t('school.codeOnce')}</span>
          </p>
        )}
      </section>
      <section className={styles.block}>
        <h3>{t(isBlocked ? 'school.unblock' : 'school.block')}</h3>
        <TextField
          label={t('school.blockReason')}
          help={isBlocked ? undefined : t('school.blockHelp')}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button
          variant={isBlocked ? 'quiet' : 'danger'}
          disabled={reason.trim() === ''}
          loading={door.isBusy}
          onClick={() => void block()}
        >
          {t(isBlocked ? 'school.unblock' : 'school.block')}
        </Button>
      </section>
    </>
  );
}
