import { ApiError } from '@shala/api-client/api-error.ts';
import type { Content } from '@shala/api-client/content-shape.ts';
import type { ContentRef } from '@shala/api-client/contents.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { useChangeContent } from './change-content.ts';

interface Wanted {
  readonly contentRef: ContentRef;
  readonly content: Pick<Content, 'type' | 'isCompleted'>;
  /** Back to the list. */
  readonly onFailed: () => void;
}

const isTooEarly = (error: unknown) => error instanceof ApiError && error.code === 'evidence_missing';

/** Completes a content. The server wants to have seen it learned: then we say what is missing, and stay. */
export function useCompletion({ contentRef, content, onFailed }: Wanted) {
  const t = useTexts();
  const { mutateAsync, isPending } = useChangeContent(contentRef);
  const [isEarly, setEarly] = useState(false);

  const complete = async () => {
    if (content.isCompleted || isPending) return;
    try {
      await mutateAsync({ isCompleted: true });
      setEarly(false);
    } catch (error) {
      if (isTooEarly(error)) {
        setEarly(true);
        return;
      }
      toast.bad(t('viewer.completeFailed'), t('error.tryAgain'));
      onFailed();
    }
  };
  const reason = content.type === 'video' ? t('viewer.watchMore') : t('viewer.readMore');
  return { complete, isCompleting: isPending, hint: isEarly && !content.isCompleted ? reason : null };
}
