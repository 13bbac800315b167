import type { Chapter, SubjectHead } from '@shala/api-client/content-shape.ts';
import { ChapterList } from '@shala/ui/chapter-list.tsx';
import { ListPanes } from '#shared/layout/list-panes.tsx';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ExercisePane } from './exercise-pane.tsx';

interface PracticePanesProps {
  course: CourseRef;
  subject: SubjectHead;
  chapters: readonly Chapter[];
  /** Null, or not among them: the first one. */
  chosenId: number | null;
  onChoose: (chapterId: number) => void;
  search: string;
  onClearSearch: () => void;
  onLocked: () => void;
}

/** Chapters on the left, the exercises of the chosen one on the right; on a phone the chapters are a drawer. */
export function PracticePanes(props: PracticePanesProps) {
  const { chapters, chosenId, onChoose } = props;
  const t = useTexts();
  const chosen = chapters.find(({ id }) => id === chosenId) ?? chapters[0];
  if (!chosen) return null;

  const list = (onChosen: () => void) => (
    <ChapterList
      title={t('practice.chapters')}
      note={t('practice.chaptersDone', {
        done: chapters.filter(({ exercisePercent }) => exercisePercent >= 100).length,
        total: chapters.length,
      })}
      rows={chapters.map((chapter) => ({
        id: chapter.id,
        number: chapter.number,
        name: chapter.name,
        sub:
          chapter.exerciseCount === 0
            ? t('practice.emptyTitle')
            : t('practice.exercisesDone', { done: chapter.exercisesDone, count: chapter.exerciseCount }),
        percent: chapter.exerciseCount === 0 ? null : chapter.exercisePercent,
        isLocked: chapter.isLocked,
      }))}
      chosenId={chosen.id}
      onChoose={(id) => {
        onChoose(id);
        onChosen();
      }}
      lockedLabel={t('lock.locked')}
      doneLabel={t('learn.allDone')}
    />
  );
  return (
    <ListPanes title={t('practice.chapters')} openLabel={t('practice.allChapters')} list={list}>
      {(button) => <ExercisePane {...props} chapter={chosen} chapterButton={button} />}
    </ListPanes>
  );
}
