import { ApiError } from '@shala/api-client/api-error.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '#shared/texts/texts.ts';

/** One screen back; where there is none, to where this one hangs. */
export function useGoBack(otherwise: string): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ href: otherwise, replace: true });
  };
}

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
