import type { Student } from '@shala/api-client/people.ts';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { childRules, splitName } from '../add-child-rules.ts';
import { EditForm } from './edit-form.tsx';
import styles from './identity-card.module.css';
import { type NameForm, shownName, typeName } from './name-form.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** The name, or the form that changes it. Saving splits at the first space, so that no part of it is lost. */
export function EditName({ student }: { student: Student }) {
  const t = useTexts();
  const [form, setForm] = useState<NameForm | null>(null);
  const [error, setError] = useState<TextId>();
  const { isBusy, save } = useSaveProfile();
  const { takeFocusBack, noteClosed } = useFocusBack();
  if (form === null) {
    return (
      <div className={styles.name}>
        <h2>{student.fullName}</h2>
        <IconButton
          ref={takeFocusBack}
          look="plain"
          label={t('myProfile.editName')}
          icon={<PencilLine aria-hidden="true" />}
          onClick={() => setForm({ firstName: student.firstName, lastName: student.lastName })}
        />
      </div>
    );
  }
  const close = () => {
    noteClosed();
    setForm(null);
    setError(undefined);
  };
  const submit = () => {
    const problem = childRules.fullName(shownName(form));
    setError(problem);
    if (!problem) save(splitName(shownName(form)), close);
  };
  return (
    <EditForm isBusy={isBusy} onSubmit={submit} onCancel={close}>
      <TextField
        label={t('profiles.fullName')}
        autoComplete="off"
        maxLength={200}
        value={shownName(form)}
        error={error && t(error)}
        onChange={({ currentTarget }) => setForm(typeName(form, currentTarget.value))}
      />
    </EditForm>
  );
}
