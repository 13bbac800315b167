import { savePicture } from '@shala/api-client/own-profile.ts';
import type { Student } from '@shala/api-client/people.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import Camera from 'lucide-react/icons/camera';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { checkPicture, pictureTypes } from '../add-child-rules.ts';
import { shrinkPicture } from '../shrink-picture.ts';
import styles from './edit-photo.module.css';
import { keepProfile } from './keep-profile.ts';

/** The photo of the card; choosing another one saves it at once. */
export function EditPhoto({ student: { id, firstName, pictureUrl } }: { student: Student }) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const choose = (file: File | undefined) =>
    void run(async () => {
      if (!file) return;
      const small = await shrinkPicture(file);
      const problem = checkPicture(small);
      if (problem) {
        toast.bad(t('myProfile.photoFailed'), t(problem));
        return;
      }
      try {
        keepProfile(await savePicture(transport, small));
        toast.good(t('myProfile.photoSaved'));
      } catch (error) {
        toast.bad(t('myProfile.photoFailed'), reasonOf(error) ?? t('error.tryAgain'));
      }
    });
  const Icon = isBusy ? LoaderCircle : Camera;
  return (
    <div className={styles.photo}>
      <Avatar id={id} name={firstName} picture={pictureUrl} size={144} />
      <label className={styles.change} data-busy={isBusy || undefined}>
        <Icon aria-hidden="true" />
        <input
          type="file"
          accept={pictureTypes.join(',')}
          aria-label={t(pictureUrl === null ? 'profiles.photo' : 'profiles.photoChange')}
          aria-busy={isBusy || undefined}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            // The same file may be chosen again after a failure.
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}
