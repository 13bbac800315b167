import { Button } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import ImageOff from 'lucide-react/icons/image-off';
import ImagePlus from 'lucide-react/icons/image-plus';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import X from 'lucide-react/icons/x';
import type { ChangeEvent } from 'react';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import type { AnswerPicturesState, Upload } from '../hooks/use-answer-pictures.ts';
import { checkPicture, mostPictures, type PictureFault } from '../model/picture-rules.ts';
import styles from './free-text-answer.module.css';

const faults: Record<PictureFault, TextId> = {
  'not-image': 'quiz.pictureNotImage',
  'too-big': 'quiz.pictureTooBig',
  'too-many': 'quiz.pictureTooMany',
};

interface AnswerPicturesProps {
  questionId: number;
  pictures: AnswerPicturesState;
  isClosed: boolean;
}

/** Photos of what was written by hand, three in a row. */
export function AnswerPictures({ questionId, pictures, isClosed }: AnswerPicturesProps) {
  const t = useTexts();
  const images = pictures.imagesOf(questionId);
  const uploads = pictures.uploadsOf(questionId);
  const count = images.length + uploads.length;
  const isSending = uploads.some(({ hasFailed }) => !hasFailed);

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    files.forEach((file, place) => {
      const fault = checkPicture(file, count + place);
      if (fault === null) pictures.add(questionId, file);
      else toast.bad(t('quiz.pictureNotAddedTitle'), t(faults[fault], { count: mostPictures }));
    });
  };
  return (
    <>
      <h2 className={styles.heading}>{t('quiz.pictures')}</h2>
      <ul className={styles.pictures}>
        {images.map((image, index) => (
          <li key={image.id} className={styles.picture}>
            <img src={image.url} alt={t('quiz.picture', { number: index + 1 })} />
            {isClosed ? null : (
              <IconButton
                className={styles.remove}
                label={t('quiz.pictureRemove', { number: index + 1 })}
                icon={<X aria-hidden="true" />}
                // A picture that arrives meanwhile would be taken away with this one.
                disabled={isSending}
                onClick={() => pictures.remove(questionId, image.id)}
              />
            )}
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.key} className={styles.picture}>
            <UploadTile upload={upload} pictures={pictures} />
          </li>
        ))}
        {isClosed || count >= mostPictures ? null : (
          <li>
            <label className={styles.add}>
              <ImagePlus aria-hidden="true" />
              {t('quiz.addPicture')}
              <input type="file" accept="image/*" multiple onChange={pick} />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.help}>{t('quiz.pictureHelp', { count: mostPictures })}</p>
    </>
  );
}

function UploadTile({ upload, pictures }: { upload: Upload; pictures: AnswerPicturesState }) {
  const t = useTexts();
  const { name } = upload.file;
  if (!upload.hasFailed) {
    return (
      <div className={styles.upload} role="status" aria-busy="true">
        <LoaderCircle aria-hidden="true" />
        {t('quiz.pictureSending', { name })}
      </div>
    );
  }
  return (
    <div className={`${styles.upload} ${styles.failed}`} role="alert">
      <ImageOff aria-hidden="true" />
      {t('quiz.pictureFailed', { name })}
      <Button variant="text" onClick={() => pictures.retry(upload)}>
        {t('quiz.pictureRetry')}
      </Button>
      <IconButton
        className={styles.remove}
        label={t('quiz.pictureDismiss', { name })}
        icon={<X aria-hidden="true" />}
        onClick={() => pictures.dismiss(upload)}
      />
    </div>
  );
}
