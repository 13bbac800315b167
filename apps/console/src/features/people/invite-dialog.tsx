import { ApiError } from '@shala/api-client/api-error.ts';
import { inviteStaffPerson, type NewTeaching, type StaffPlaces } from '@shala/api-client/staff-people.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { emailRule } from '#shared/forms/email-rule.ts';
import { type Rule, useFields } from '#shared/forms/use-fields.ts';
import { languages, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './people.module.css';
import { refetchPeople } from './people-query.ts';
import { type RoleChoice, RoleFields } from './role-fields.tsx';
import { TeachingFields } from './teaching-fields.tsx';

type Field = 'name' | 'email';
const rules: Record<Field, Rule<Field>> = {
  name: (value) => (value.trim() === '' ? 'people.nameRequired' : undefined),
  email: emailRule,
};

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  places: StaffPlaces | undefined;
  /** Stands there as long as the places are not known. */
  withoutPlaces: ReactNode;
}

export function InviteDialog({ isOpen, onClose, places, withoutPlaces }: InviteDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('people.invite')}
      text={t('people.inviteText')}
      closeLabel={t('keys.close')}
      width={560}
    >
      {places ? <InviteForm places={places} onDone={onClose} /> : withoutPlaces}
    </Dialog>
  );
}

function InviteForm({ places, onDone }: { places: StaffPlaces; onDone: () => void }) {
  const t = useTexts();
  const current = useLanguage();
  const { values, errors, fieldProps, acceptAll } = useFields(rules, { name: '', email: '' });
  const [choice, setChoice] = useState<RoleChoice>({ role: 'tutor', instituteId: null });
  const [teaching, setTeaching] = useState<NewTeaching | null>(null);
  const [language, setLanguage] = useState<'en' | 'hi'>(current);
  const { isBusy, run } = useBusy();

  const invite = async () => {
    const { role, instituteId } = choice;
    const person = { name: values.name.trim(), email: values.email.trim(), role, instituteId, language };
    try {
      await inviteStaffPerson(transport, { ...person, teaching: role === 'tutor' ? teaching : null });
      await refetchPeople();
      toast.good(t('people.inviteSent', { email: person.email }));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.bad(t('people.failed'), error.status === 0 ? t('error.noConnection') : error.message);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (acceptAll(event.currentTarget)) void run(invite);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          {...fieldProps('name')}
          data-autofocus
          label={t('people.name')}
          autoComplete="off"
          error={errors.name && t(errors.name)}
        />
        <TextField
          {...fieldProps('email')}
          type="email"
          label={t('signIn.email')}
          autoComplete="off"
          error={errors.email && t(errors.email)}
        />
      </div>
      <RoleFields places={places} value={choice} onChange={setChoice} />
      {choice.role === 'tutor' ? (
        <TeachingFields places={places} value={teaching} onChange={setTeaching} />
      ) : null}
      <SelectField
        label={t('people.mailLanguage')}
        current={language}
        options={languages.map(({ code, name }) => ({ id: code, label: name }))}
        onChange={setLanguage}
      />
      <Button type="submit" loading={isBusy}>
        {t('people.inviteSubmit')}
      </Button>
    </form>
  );
}
