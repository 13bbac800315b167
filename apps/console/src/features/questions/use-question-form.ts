import { ApiError } from '@shala/api-client/api-error.ts';
import {
  type BankQuestion,
  createQuestion,
  type QuestionInput,
  saveQuestionVersion,
} from '@shala/api-client/question-bank.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useKeys } from '#shared/keys/keys.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { type Draft, type DraftFault, faultsOf, inputOf } from './draft.ts';
import { keepQuestion } from './questions-query.ts';

interface QuestionForm {
  first: Draft;
  /** Null: it does not exist yet. */
  question: BankQuestion | null;
  onSaved: (question: BankQuestion) => void;
}

/** What is written, what it lacks, and the saving of it. */
export function useQuestionForm({ first, question, onSaved }: QuestionForm) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const [draft, setDraft] = useState(first);
  const [saved, setSaved] = useState(first);
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const send = (input: QuestionInput) =>
    question
      ? saveQuestionVersion(transport, { questionId: question.id, version: question.version, input })
      : createQuestion(transport, { kind: draft.kind, input });
  const save = () =>
    run(async () => {
      const missing = faultsOf(draft);
      setFaults(missing);
      if (missing.length > 0) {
        toast.bad(t('questions.notComplete'));
        return;
      }
      try {
        const answer = await send(inputOf(draft));
        await keepQuestion(answer);
        setSaved(draft);
        toast.good(t('questions.saved', { number: answer.version }));
        onSaved(answer);
      } catch (error) {
        toast.bad(t('questions.notSaved'), error instanceof ApiError ? error.message : undefined);
      }
    });
  useKeys('questions.title', [{ keys: 'Ctrl+Enter', text: 'questions.save', run: () => void save() }]);
  /** What another way of changing the question has saved already. */
  const takeSaved = (next: Draft) => {
    setDraft(next);
    setSaved(next);
  };
  return { draft, setDraft, takeSaved, faults, isBusy, save, isChanged: draft !== saved };
}
