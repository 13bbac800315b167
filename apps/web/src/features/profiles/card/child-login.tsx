import type { Parent, Student } from '@shala/api-client/people.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useState } from 'react';
import { ConfirmByCode } from '#shared/confirm/confirm-by-code.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './change-phone-dialog.module.css';
import { useChildLogin } from './use-child-login.ts';

type Step = 'closed' | 'proof' | 'address';

/** A child gets an own login: the parent proves who asks, and names the address the link goes to. */
export function ChildLogin({ student, parent }: { student: Student; parent: Parent }) {
  const t = useTexts();
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');
  const { email, type, problem, isBusy, send } = useChildLogin(student, close);
  return (
    <>
      <LinkButton
        label={t('myProfile.createLoginOf', { name: student.firstName })}
        onClick={() => setStep('proof')}
      >
        {t('myProfile.createLogin')}
      </LinkButton>
      <ConfirmByCode
        phone={parent.phoneNumber}
        isOpen={step === 'proof'}
        onClose={close}
        onConfirmed={() => setStep('address')}
      />
      <Dialog
        opened={step === 'address'}
        onClose={close}
        title={t('myProfile.createLoginOf', { name: student.firstName })}
        text={t('myProfile.createLoginText')}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('myProfile.cancel')}
            </Button>
            <Button loading={isBusy} onClick={send}>
              {t('myProfile.sendLink')}
            </Button>
          </>
        }
      >
        <div className={styles.field}>
          <TextField
            data-autofocus
            label={t('myProfile.emailOf', { name: student.firstName })}
            type="email"
            autoComplete="off"
            value={email}
            error={problem}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </div>
      </Dialog>
    </>
  );
}
