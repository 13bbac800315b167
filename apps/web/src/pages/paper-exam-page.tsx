import { useParams, useSearch } from '@tanstack/react-router';
import { AttemptPage } from './attempt-page.tsx';
import { AttemptResultsPage } from './attempt-results-page.tsx';
import { ChosenCourse } from './chosen-course.tsx';

export const PaperExamPage = () => <Paper Page={AttemptPage} />;
export const PaperResultsPage = () => <Paper Page={AttemptResultsPage} />;

/** A paper of the course in use, or of the one the address names; a further path names the attempt as well. */
function Paper({ Page }: { Page: typeof AttemptPage }) {
  const { paperId, attemptId } = useParams({ strict: false });
  const { course: enrolmentId } = useSearch({ strict: false });
  const itemId = Number(paperId);
  return (
    <ChosenCourse isChosen={itemId > 0} enrolmentId={enrolmentId}>
      {(course) => {
        const path = `/practice/paper/${itemId}/exam`;
        const search = enrolmentId === undefined ? '' : `?course=${enrolmentId}`;
        const home = `/practice/practice_by_exams/${course.courseId}`;
        return (
          <Page
            item={{
              door: 'paper',
              courseId: course.id,
              itemId,
              ...(attemptId !== undefined && { knownAttemptId: Number(attemptId) }),
            }}
            examPath={`${path}${search}`}
            resultsPath={`${path}/results${search}`}
            homePath={course.kind === 'exam' ? home : '/practice'}
          />
        );
      }}
    </ChosenCourse>
  );
}
