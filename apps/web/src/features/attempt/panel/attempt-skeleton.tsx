import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useTitle } from '#shared/brand/use-title.ts';
import { QuizFrame } from './quiz-frame.tsx';
import { QuizHeader } from './quiz-header.tsx';

/** The outline of the panel, while it is on its way. */
export function AttemptSkeleton({ title, label }: { title: string; label: string }) {
  useTitle(title);
  return (
    <QuizFrame header={<QuizHeader title={title} bar={null} />} side={null}>
      <Loading label={label}>
        <ListSkeleton count={5} />
      </Loading>
    </QuizFrame>
  );
}
