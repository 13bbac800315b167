import { ApiError } from '@shala/api-client/api-error.ts';
import { uploadAnswerImage } from '@shala/api-client/attempts.ts';
import type { AttemptRef } from '@shala/api-client/attempts-doors.ts';
import type { AnswerImage } from '@shala/api-client/attempts-questions.ts';
import { useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';

/** A picture on its way. */
export interface Upload {
  readonly key: number;
  readonly questionId: number;
  readonly file: File;
  readonly hasFailed: boolean;
}

interface PicturesOptions {
  readonly ref: AttemptRef;
  /** The run on this page: another device may have gone on to the next one. */
  readonly runNo: number;
  /** Resolves when nothing of a question waits to be sent any more. */
  readonly whenSaved: (questionId: number) => Promise<void>;
  readonly known: Readonly<Record<number, readonly AnswerImage[]>>;
  /** `staying`: ids, when one was taken away. */
  readonly onChange: (questionId: number, count: number, staying?: readonly number[]) => void;
}

/** The pictures of all written answers of a run, and those on their way. */
export function useAnswerPictures({ ref, runNo, known, whenSaved, onChange }: PicturesOptions) {
  const [images, setImages] = useState(known);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const current = useRef(images);
  const lastKey = useRef(0);

  const setOf = (questionId: number, next: readonly AnswerImage[], staying?: readonly number[]) => {
    current.current = { ...current.current, [questionId]: next };
    setImages(current.current);
    onChange(questionId, next.length, staying);
  };
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const send = async ({ key, questionId, file }: Upload) => {
    setUploads((all) => [
      ...all.filter((upload) => upload.key !== key),
      { key, questionId, file, hasFailed: false },
    ]);
    try {
      // A change that names the pictures that stay must arrive before a new one, or it would take it away.
      await whenSaved(questionId);
      const image = await uploadAnswerImage(transport, ref, { questionId, runNo, image: file });
      drop(key);
      const before = current.current[questionId] ?? [];
      // The same picture again is the same one.
      if (!before.some(({ id }) => id === image.id)) setOf(questionId, [...before, image]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setUploads((all) =>
        all.map((upload) => (upload.key === key ? { ...upload, hasFailed: true } : upload)),
      );
    }
  };

  return {
    imagesOf: (questionId: number) => images[questionId] ?? [],
    uploadsOf: (questionId: number) => uploads.filter((upload) => upload.questionId === questionId),
    sending: uploads.filter(({ hasFailed }) => !hasFailed).length,
    failed: uploads.filter(({ hasFailed }) => hasFailed).length,
    add(questionId: number, file: File): void {
      lastKey.current += 1;
      void send({ key: lastKey.current, questionId, file, hasFailed: false });
    },
    retry: (upload: Upload) => void send(upload),
    dismiss: (upload: Upload) => drop(upload.key),
    remove(questionId: number, id: number): void {
      const staying = (current.current[questionId] ?? []).filter((image) => image.id !== id);
      setOf(
        questionId,
        staying,
        staying.map((image) => image.id),
      );
    },
  };
}

export type AnswerPicturesState = ReturnType<typeof useAnswerPictures>;
