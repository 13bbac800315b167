import { useParams, useSearch } from '@tanstack/react-router';
import { AttemptPage } from './attempt-page.tsx';
import { AttemptResultsPage } from './attempt-results-page.tsx';
import { ChosenCourse } from './chosen-course.tsx';

/** The chapter stands beside the exercise in the address: the exercise hangs there. */
function useExercise() {
  const { exerciseId } = useParams({ strict: false });
  const { chapter } = useSearch({ strict: false });
  return { itemId: Number(exerciseId), placeId: chapter ?? null };
}

export const ExerciseExamPage = () => <Exercise Page={AttemptPage} />;
export const ExerciseResultsPage = () => <Exercise Page={AttemptResultsPage} />;

function Exercise({ Page }: { Page: typeof AttemptPage }) {
  const { itemId, placeId } = useExercise();
  return (
    <ChosenCourse isChosen={placeId !== null}>
      {(course) => {
        const door = course.kind === 'exam' ? ('exam_exercise' as const) : ('exercise' as const);
        const path = `/practice/exercise/${itemId}/exam`;
        return (
          <Page
            item={{ door, courseId: course.id, placeId: placeId ?? 0, itemId }}
            examPath={`${path}?chapter=${placeId}`}
            resultsPath={`${path}/results?chapter=${placeId}`}
            homePath="/practice"
          />
        );
      }}
    </ChosenCourse>
  );
}
