import type { Parent, Student } from '@shala/api-client/people.ts';
import { Card } from '@shala/ui/card.tsx';
import { Link, LinkButton } from '@shala/ui/link.tsx';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { appLink } from '#shared/layout/app-link.tsx';
import { showPhone } from '#shared/phone/phone-number.ts';
import { languages, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './account-card.module.css';
import { ChangePhoneDialog } from './change-phone-dialog.tsx';
import { ChildLogin } from './child-login.tsx';
import { ContactPhone } from './contact-phone.tsx';

interface AccountCardProps {
  student: Student;
  /** Who signed in, where it is not the student. */
  parent: Parent | null;
}

/** How this person is reached, and how they sign in. */
export function AccountCard({ student, parent }: AccountCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const [isChanging, setIsChanging] = useState(false);
  const email = parent === null ? student.email : parent.email;
  return (
    <Card className={styles.pane} role="group" aria-labelledby="my-account">
      <h2 id="my-account">{t('myProfile.account')}</h2>
      <ul className={styles.rows}>
        <Row icon={<Mail aria-hidden="true" />} label={t('myProfile.email')}>
          {email === null ? t('myProfile.noEmail') : <EmailText email={email} />}
        </Row>
        {parent ? (
          <Row
            icon={<Smartphone aria-hidden="true" />}
            label={t('myProfile.signInNumber')}
            action={
              <LinkButton label={t('myProfile.changeNumber')} onClick={() => setIsChanging(true)}>
                {t('myProfile.change')}
              </LinkButton>
            }
          >
            {showPhone(parent.phoneNumber)}
          </Row>
        ) : null}
        {parent ? (
          <Row
            icon={<KeyRound aria-hidden="true" />}
            label={t('myProfile.loginOf', { name: student.firstName })}
            action={student.email === null ? <ChildLogin student={student} parent={parent} /> : null}
          >
            {student.email === null ? t('myProfile.noLogin') : <EmailText email={student.email} />}
          </Row>
        ) : null}
        <Row
          icon={<Languages aria-hidden="true" />}
          label={t('language.label')}
          action={
            <Link href="/settings" aria-label={t('myProfile.changeLanguage')} renderLink={appLink}>
              {t('myProfile.change')}
            </Link>
          }
        >
          {languages.find(({ code }) => code === language)?.name}
        </Row>
      </ul>
      <ContactPhone
        key={student.id}
        student={student}
        label={parent ? t('myProfile.phoneOf', { name: student.firstName }) : t('myProfile.phone')}
      />
      {parent ? (
        <ChangePhoneDialog parent={parent} isOpen={isChanging} onClose={() => setIsChanging(false)} />
      ) : null}
    </Card>
  );
}

/** Too long for one line, it breaks where people read a pause. */
function EmailText({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

interface RowProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
  action?: ReactNode;
}

function Row({ icon, label, children, action }: RowProps) {
  return (
    <li>
      <span className={styles.sign}>{icon}</span>
      <div>
        <small>{label}</small>
        <b>{children}</b>
      </div>
      {action}
    </li>
  );
}
