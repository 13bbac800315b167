import type { Student } from '@shala/api-client/people.ts';
import { DateField } from '@shala/ui/date-field.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { readDay, showDay } from '#shared/dates/day-text.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { childRules } from '../add-child-rules.ts';
import { EditForm } from './edit-form.tsx';
import styles from './identity-card.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { useSaveProfile } from './use-save-profile.ts';

export function EditBirthday({ student: { dateOfBirth } }: { student: Student }) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<TextId>();
  const { isBusy, save } = useSaveProfile();
  const { takeFocusBack, noteClosed } = useFocusBack();
  const shown = dateOfBirth === null ? '' : showDay(dateOfBirth);
  if (typed === null) {
    return (
      <div className={styles.fact}>
        <span>{t('dateOfBirth.label')}</span>
        <b>{shown || t('myProfile.notGiven')}</b>
        <IconButton
          ref={takeFocusBack}
          look="plain"
          label={t('myProfile.editBirthday')}
          icon={<PencilLine aria-hidden="true" />}
          onClick={() => setTyped(shown)}
        />
      </div>
    );
  }
  const close = () => {
    noteClosed();
    setTyped(null);
    setError(undefined);
  };
  const submit = () => {
    const problem = childRules.dateOfBirth(typed);
    setError(problem);
    const day = readDay(typed);
    if (!problem && day !== null) save({ dateOfBirth: day }, close);
  };
  return (
    <EditForm isBusy={isBusy} onSubmit={submit} onCancel={close}>
      <DateField
        label={t('dateOfBirth.label')}
        placeholder={t('dateOfBirth.format')}
        value={typed}
        error={error && t(error)}
        onChange={setTyped}
      />
    </EditForm>
  );
}
