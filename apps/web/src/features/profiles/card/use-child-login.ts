import { createStudentLogin } from '@shala/api-client/families.ts';
import type { Student } from '@shala/api-client/people.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { profileQuery } from './profile-query.ts';

export function useChildLogin({ id: studentId }: Pick<Student, 'id'>, onDone: () => void) {
  const t = useTexts();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const type = (text: string) => {
    setEmail(text);
    setProblem(undefined);
  };
  const send = () => {
    const address = email.trim();
    if (address === '') return setProblem(t('login.emailRequired'));
    if (!/^\S+@\S+\.\S+$/.test(address)) return setProblem(t('login.emailInvalid'));
    void run(async () => {
      try {
        await createStudentLogin(transport, { studentId, email: address });
      } catch (error) {
        return setProblem(reasonOf(error) ?? t('error.noConnection'));
      }
      toast.good(t('myProfile.linkSent'), t('myProfile.linkSentText', { email: address }));
      // The window goes first: with the address known, what opened it is no longer there.
      onDone();
      await queryClient.invalidateQueries({ queryKey: profileQuery(studentId).queryKey });
    });
  };
  return { email, type, problem, isBusy, send };
}
