import { LoadProblem } from '#shared/layout/load-problem.tsx';
import { useTexts } from '#shared/texts/texts.ts';

interface ProgressProblemProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands where results did not come: they are of something that is not there, or something went wrong. */
export function ProgressProblem({ error, onRetry }: ProgressProblemProps) {
  const t = useTexts();
  const back = { href: '/my-progress', label: t('progress.back') };
  return <LoadProblem title={t('progress.failed')} error={error} onRetry={onRetry} back={back} />;
}
