import { useParams, useSearch } from '@tanstack/react-router';
import { AttemptPage } from './attempt-page.tsx';
import { AttemptResultsPage } from './attempt-results-page.tsx';
import { ChosenCourse } from './chosen-course.tsx';

/** The chapter stands beside the exercise in the address: the exercise hangs there. The subject is the way back. */
function useExercise() {
  const { exerciseId } = useParams({ strict: false });
  const { chapter, subject } = useSearch({ strict: false });
  const search = `?chapter=${chapter}${subject === undefined ? '' : `&subject=${subject}`}`;
  const homePath = subject === undefined ? '/practice' : `/practice/${subject}?chapter=${chapter}`;
  return { itemId: Number(exerciseId), placeId: chapter ?? null, search, homePath };
}

export const ExerciseExamPage = () => <Exercise Page={AttemptPage} />;
export const ExerciseResultsPage = () => <Exercise Page={AttemptResultsPage} />;

function Exercise({ Page }: { Page: typeof AttemptPage }) {
  const { itemId, placeId, search, homePath } = useExercise();
  return (
    <ChosenCourse isChosen={placeId !== null}>
      {(course) => {
        const door = course.kind === 'exam' ? ('exam_exercise' as const) : ('exercise' as const);
        const path = `/practice/exercise/${itemId}/exam`;
        return (
          <Page
            item={{ door, courseId: course.id, placeId: placeId ?? 0, itemId }}
            examPath={`${path}${search}`}
            resultsPath={`${path}/results${search}`}
            homePath={homePath}
          />
        );
      }}
    </ChosenCourse>
  );
}
