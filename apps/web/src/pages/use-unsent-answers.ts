import { useEffect } from 'react';

/** Answers that an earlier page could not send go out from whichever page is opened next. */
export function useUnsentAnswers(studentId: number | null): void {
  useEffect(() => {
    if (studentId === null || typeof indexedDB === 'undefined') return;
    const send = async () => {
      const { sendUnsentAnswers } = await import('#features/attempt/unsent-answers.ts');
      await sendUnsentAnswers(studentId);
    };
    void send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [studentId]);
}
