import { ApiError } from '@shala/api-client/api-error.ts';
import type { KeyCorrection, CorrectionPlan as Plan } from '@shala/api-client/key-corrections.ts';
import { Button } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState, LockedState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { ConfirmCorrection } from './confirm-correction.tsx';
import { CorrectionExamples } from './correction-examples.tsx';
import styles from './corrections.module.css';
import { correctionPlanQuery } from './corrections-query.ts';
import { takeCursor } from './take-cursor.ts';

interface CorrectionPlanProps {
  questionId: number;
  rightOption: number;
  onBack: () => void;
  onMade: (correction: KeyCorrection) => void;
}

/** The dry run in plain words, and below it the step that does it. */
export function CorrectionPlan({ questionId, rightOption, onBack, onMade }: CorrectionPlanProps) {
  const t = useTexts();
  const { data: plan, error, refetch } = useQuery(correctionPlanQuery(questionId, rightOption));
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {t('correction.back')}
    </Button>
  );
  return (
    <div className={styles.step}>
      <h3 tabIndex={-1} ref={takeCursor}>
        {t('correction.plan')}
      </h3>
      {plan && isNothing(plan) ? (
        <EmptyState title={t('correction.nothing')} text={t('correction.nothingText')} action={back} />
      ) : plan ? (
        <>
          <PlanWords plan={plan} />
          {plan.examples.length > 0 ? <CorrectionExamples examples={plan.examples} /> : null}
          <ConfirmCorrection questionId={questionId} rightOption={rightOption} back={back} onMade={onMade} />
        </>
      ) : isRefusal(error) ? (
        <LockedState title={t('correction.refused')} text={t('correction.refusedText')} action={back} />
      ) : error ? (
        <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('correction.counting')} shown>
          <ListSkeleton />
        </Loading>
      )}
    </div>
  );
}

const isNothing = ({ rightBefore, rightAfter, runs }: Plan) => rightBefore === rightAfter && runs === 0;

/** A question of another owner answers like one that does not exist. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

function PlanWords({ plan }: { plan: Plan }) {
  const t = useTexts();
  const { rightBefore: before, rightAfter: after, runs, openRuns, resultsChanged, otherWordings } = plan;
  return (
    <ul className={styles.plan}>
      <li>
        {before === after
          ? t('correction.keyStays', { number: after })
          : t('correction.keyChanges', { before, after })}
      </li>
      <li>{t('correction.runs', { count: runs })}</li>
      {openRuns > 0 ? <li>{t('correction.openRuns', { count: openRuns })}</li> : null}
      <li>
        <b>{t('correction.results', { count: resultsChanged })}</b>
      </li>
      {otherWordings > 0 ? <li>{t('correction.otherWordings', { count: otherWordings })}</li> : null}
    </ul>
  );
}
