import { useParams } from '@tanstack/react-router';
import { AttemptPage } from './attempt-page.tsx';
import { AttemptResultsPage } from './attempt-results-page.tsx';
import { ChosenCourse } from './chosen-course.tsx';

export const QuickQuizPage = () => <QuickQuiz Page={AttemptPage} />;
export const QuickQuizResultsPage = () => <QuickQuiz Page={AttemptResultsPage} />;

/** The quiz of a lesson. The id in the address is that of the lesson in the library. */
function QuickQuiz({ Page }: { Page: typeof AttemptPage }) {
  const { subjectId, chapterId, contentId } = useParams({ strict: false });
  const libraryId = Number(contentId);
  const chapterPath = `/learn/${subjectId}/chapter/${chapterId}`;
  const path = `${chapterPath}/content/${contentId}/quick_quiz`;
  return (
    <ChosenCourse isChosen={libraryId > 0}>
      {(course) => (
        <Page
          item={{
            door: 'quick_quiz',
            courseId: course.id,
            placeId: libraryId,
            chapterId: Number(chapterId),
          }}
          examPath={path}
          resultsPath={`${path}/results`}
          homePath={chapterPath}
        />
      )}
    </ChosenCourse>
  );
}
