import { addChild } from '@shala/api-client/families.ts';
import { learnerOf, type Student } from '@shala/api-client/people.ts';
import { type FormEvent, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { readDay } from '#shared/dates/day-text.ts';
import { useFields } from '#shared/forms/use-fields.ts';
import { leaveProfile } from '#shared/session/leave-profile.ts';
import { enterProfile, getSession } from '#shared/session/session.ts';
import type { TextId } from '#shared/texts/texts.ts';
import { checkPicture, childRules, splitName } from './add-child-rules.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface Handlers {
  /** Does one thing at a time, and shows meanwhile that it is busy. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
  readonly onAdded: (child: Student) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** The student details: what is typed and chosen, and what is wrong with it. */
export function useAddChild({ run, onAdded, onFailure }: Handlers) {
  const fields = useFields(childRules, { fullName: '', dateOfBirth: '' });
  const { picture, pictureError, choosePicture } = usePicture();

  const dateProps = {
    ...fields.fieldProps('dateOfBirth'),
    onChange: (value: string) => fields.setValue('dateOfBirth', value),
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const dateOfBirth = readDay(fields.values.dateOfBirth);
    if (!fields.acceptAll(event.currentTarget) || dateOfBirth === null) return;
    await run(async () => {
      const child = await add({ ...splitName(fields.values.fullName), dateOfBirth, picture }).catch(
        onFailure,
      );
      if (child) await onAdded(child);
    });
  };

  const errors = { ...fields.errors, picture: pictureError };
  return { errors, picture, choosePicture, nameProps: fields.fieldProps('fullName'), dateProps, submit };
}

function usePicture() {
  const [picture, setPicture] = useState<File | null>(null);
  const [pictureError, setPictureError] = useState<TextId | undefined>();
  const lastChoice = useRef<File | null>(null);

  const choosePicture = async (file: File | null) => {
    lastChoice.current = file;
    const small = file && (await shrinkPicture(file));
    if (lastChoice.current !== file) return;
    const error = small ? checkPicture(small) : undefined;
    setPictureError(error);
    setPicture(error ? null : small);
  };
  return { picture, pictureError, choosePicture };
}

/** The new child takes the seat of the one before. */
async function add(details: Parameters<typeof addChild>[1]): Promise<Student> {
  const { user } = getSession();
  const before = user && learnerOf(user);
  if (before) await leaveProfile(before.id);
  const { child, tokens } = await addChild(transport, details);
  enterProfile(child, tokens);
  return child;
}
