import type { BankQuestion } from '@shala/api-client/question-bank.ts';
import { useQuery } from '@tanstack/react-query';
import { CorrectKeyDialog } from './correct-key-dialog.tsx';
import { CorrectionHistory } from './correction-history.tsx';
import { correctionsQuery } from './corrections-query.ts';

interface KeyCorrectionsProps {
  question: BankQuestion;
  isOpen: boolean;
  onClose: () => void;
  /** The editor holds words that are not saved. */
  isEdited: boolean;
  onCorrected: () => Promise<void>;
}

/** The key of a choice question: what was corrected so far, and the window that corrects it. */
export function KeyCorrections({ question, isOpen, onClose, isEdited, onCorrected }: KeyCorrectionsProps) {
  const corrections = useQuery(correctionsQuery(question.id));
  return (
    <>
      <CorrectionHistory corrections={corrections} />
      <CorrectKeyDialog
        question={question}
        isOpen={isOpen}
        onClose={onClose}
        isEdited={isEdited}
        onCorrected={onCorrected}
        corrections={corrections}
      />
    </>
  );
}
