import type { FinishedAttemptQuestion } from '@shala/api-client/attempts-questions.ts';
import { cx } from '@shala/ui/cx.ts';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Hourglass from 'lucide-react/icons/hourglass';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { type Verdict, verdictOf } from '../model/run-results.ts';
import styles from './verdict-banner.module.css';

const names: Record<Verdict, TextId> = {
  correct: 'results.correct',
  wrong: 'results.incorrect',
  partly: 'results.partly',
  evaluating: 'results.evaluating',
  unanswered: 'results.unanswered',
};
const icons = { correct: Check, wrong: X, partly: CircleDashed, evaluating: Hourglass, unanswered: Minus };

/** How the answer was judged, in words, sign and colour. */
export function VerdictBanner({ finished }: { finished: FinishedAttemptQuestion }) {
  const t = useTexts();
  const verdict = verdictOf(finished);
  const Icon = icons[verdict];
  return (
    <div className={cx(styles.banner, styles[verdict])} role="status">
      <span className={styles.sign}>
        <Icon aria-hidden="true" />
      </span>
      <b>{t(names[verdict])}</b>
      <p>{useDetail(finished, verdict)}</p>
    </div>
  );
}

function useDetail({ question, own }: FinishedAttemptQuestion, verdict: Verdict): string | null {
  const t = useTexts();
  if (own.isLate) return t('results.lateText');
  if (verdict === 'evaluating') return t('results.evaluatingText');
  if (question.kind === 'free_text' && question.marks !== null && verdict !== 'unanswered') {
    return t('results.marksGiven', { marks: question.marks, most: question.maxMarks });
  }
  return null;
}
