import { ApiError } from '@shala/api-client/api-error.ts';
import type { Student } from '@shala/api-client/people.ts';
import { DateField } from '@shala/ui/date-field.tsx';
import { PhotoPicker } from '@shala/ui/photo-picker.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './add-child-form.module.css';
import { pictureTypes } from './add-child-rules.ts';
import { useAddChild } from './use-add-child.ts';

interface AddChildFormProps {
  /** The button that sends the form stands outside of it, at the foot of the page. */
  formId: string;
  run: (work: () => Promise<void>) => Promise<void>;
  onAdded: (child: Student) => Promise<void>;
}

export function AddChildForm({ formId, run, onAdded }: AddChildFormProps) {
  const t = useTexts();
  const onFailure = (error: unknown) => {
    // A 422 says in words what is wrong with the details.
    const reason = error instanceof ApiError && error.status === 422 ? error.message : t('error.tryAgain');
    toast.bad(t('profiles.cannotCreate'), reason);
  };
  const { errors, picture, choosePicture, nameProps, dateProps, submit } = useAddChild({
    run,
    onAdded,
    onFailure,
  });
  return (
    <form id={formId} className={styles.form} onSubmit={submit} noValidate>
      <PhotoPicker
        label={t('profiles.photo')}
        changeLabel={t('profiles.photoChange')}
        removeLabel={t('profiles.photoRemove')}
        help={t('profiles.photoHelp')}
        error={errors.picture && t(errors.picture)}
        accept={pictureTypes.join(',')}
        value={picture}
        onChange={(file) => void choosePicture(file)}
      />
      <TextField
        {...nameProps}
        autoComplete="off"
        maxLength={200}
        label={t('profiles.fullName')}
        error={errors.fullName && t(errors.fullName)}
      />
      <DateField
        {...dateProps}
        placeholder={t('dateOfBirth.format')}
        label={t('dateOfBirth.label')}
        error={errors.dateOfBirth && t(errors.dateOfBirth)}
      />
    </form>
  );
}
