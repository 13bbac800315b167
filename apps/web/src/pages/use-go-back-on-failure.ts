import { ApiError } from '@shala/api-client/api-error.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useEffect } from 'react';
import { useGoBack } from '#shared/hooks/use-go-back.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** What did not load is left again, with a word why. */
export function useGoBackOnFailure(error: unknown, otherwise: string): void {
  const t = useTexts();
  const goBack = useGoBack(otherwise);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!error) return;
    const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isAnswer && error.code === 'no_questions') {
      toast.bad(t('attempt.noQuestionsTitle'), t('attempt.noQuestionsText'));
    } else {
      toast.bad(t('attempt.notOpenedTitle'), isAnswer ? error.message : t('error.noConnection'));
    }
    goBack();
  }, [error]);
}
