import { ApiError } from '@shala/api-client/api-error.ts';
import {
  type FullAnswer,
  getMarkingAnswer,
  markAnswer,
  releaseAnswer,
  takeAnswer,
  takeNextAnswer,
  undoMark,
} from '@shala/api-client/marking.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { transport } from '#shared/api/transport.ts';
import { beforeSignOut } from '#shared/session/before-sign-out.ts';
import { t } from '#shared/texts/texts.ts';
import { Desk, type DeskState } from './desk-engine.ts';
import { forgetDraft } from './draft.ts';
import { changeCard, count, reloadQuestion } from './marking-query.ts';

/** Well before the five minutes of a lease are over. */
const renewMs = 120_000;

interface Place {
  readonly itemId: number;
  readonly questionId: number;
}

function tellFailure(answer: FullAnswer, error: unknown): void {
  const code = error instanceof ApiError ? error.code : '';
  const text =
    code === 'answer_taken' || code === 'answer_marked_meanwhile'
      ? t('marking.notSavedColleague')
      : t('marking.notSavedText');
  toast.bad(t('marking.notSaved', { name: answer.studentName }), text);
}

const openDesk = (place: Place): Desk => {
  const desk = new Desk(
    {
      take: (key) => takeAnswer(transport, key),
      get: (key) => getMarkingAnswer(transport, key),
      takeNext: (after, except) => takeNextAnswer(transport, { ...place, after, except }),
      release: (key) => releaseAnswer(transport, key),
      mark: (given) => markAnswer(transport, given),
      undo: (key) => undoMark(transport, key),
    },
    {
      changed: (key, change) => changeCard(place, key, change),
      checked: (more) => count(place, more),
      saved: forgetDraft,
      failed: (answer, error) => {
        tellFailure(answer, error);
        void reloadQuestion(place);
      },
    },
  );
  void desk.start();
  return desk;
};

const opening: DeskState = { kind: 'opening' };
const nothing = () => () => undefined;

/** The desk of one question, for as long as it is shown. */
export function useDesk({ itemId, questionId }: Place): { desk: Desk | null; state: DeskState } {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const opened = openDesk({ itemId, questionId });
    setDesk(opened);
    const timer = setInterval(() => void opened.renew(), renewMs);
    const stopWaiting = beforeSignOut(() => opened.settled());
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', () => opened.pause(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && void opened.resume(), { signal });
    addEventListener('beforeunload', (event) => opened.isSaving && event.preventDefault(), { signal });
    return () => {
      clearInterval(timer);
      opened.close();
      setDesk(null);
      // A mark that is still on its way is waited for, whatever page is shown.
      void opened.settled().then(() => {
        listening.abort();
        stopWaiting();
      });
    };
  }, [itemId, questionId]);
  const state = useSyncExternalStore(desk?.subscribe ?? nothing, desk ? desk.read : () => opening);
  return { desk, state };
}
