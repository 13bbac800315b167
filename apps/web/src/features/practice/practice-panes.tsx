import type { Chapter, SubjectHead } from '@shala/api-client/content-shape.ts';
import { Button } from '@shala/ui/button.tsx';
import { ChapterList } from '@shala/ui/chapter-list.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import ListTree from 'lucide-react/icons/list-tree';
import { useState } from 'react';
import { useIsPhone } from '#shared/hooks/use-is-phone.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ExercisePane } from './exercise-pane.tsx';
import styles from './practice-panes.module.css';

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
  const { chapters, chosenId, onChoose, onLocked } = props;
  const t = useTexts();
  const isPhone = useIsPhone();
  const [isListOpen, setIsListOpen] = useState(false);
  const chosen = chapters.find(({ id }) => id === chosenId) ?? chapters[0];
  if (!chosen) return null;

  const choose = (id: number) => {
    onChoose(id);
    setIsListOpen(false);
  };
  const list = (
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
      onChoose={choose}
      lockedLabel={t('lock.locked')}
      doneLabel={t('learn.allDone')}
    />
  );
  return (
    <div className={styles.panes}>
      {isPhone ? (
        <Sheet
          opened={isListOpen}
          onClose={() => setIsListOpen(false)}
          title={t('practice.chapters')}
          closeLabel={t('nav.close')}
          side="below"
        >
          {list}
        </Sheet>
      ) : (
        list
      )}
      <ExercisePane
        {...props}
        chapter={chosen}
        onLocked={onLocked}
        chapterButton={
          isPhone ? (
            <Button
              variant="quiet"
              className={styles.button}
              icon={<ListTree aria-hidden="true" />}
              onClick={() => setIsListOpen(true)}
            >
              {t('practice.allChapters')}
            </Button>
          ) : null
        }
      />
    </div>
  );
}
