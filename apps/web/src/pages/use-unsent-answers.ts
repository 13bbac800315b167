import { useEffect } from 'react';

/** Answers that an earlier page could not send go out from whichever page is opened next. */
export function useUnsentAnswers(studentId: number | null): void {
  useEffect(() => {
    if (studentId === null || typeof indexedDB === 'undefined') return;
    let isLeft = false;
    let stop = () => {};
    const start = async () => {
      const { keepSendingAnswers } = await import('#features/attempt/unsent-answers.ts');
      if (!isLeft) stop = keepSendingAnswers(studentId);
    };
    void start();
    return () => {
      isLeft = true;
      stop();
    };
  }, [studentId]);
}
