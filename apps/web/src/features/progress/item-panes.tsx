import { ChapterList } from '@shala/ui/chapter-list.tsx';
import { useState } from 'react';
import { ListPanes } from '#shared/layout/list-panes.tsx';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { threeDigits } from '#shared/results/run-figures.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { type t as translate, useTexts } from '#shared/texts/texts.ts';
import { ItemRuns } from './item-runs.tsx';
import type { TriedItem } from './tried-item.ts';

interface ItemPanesProps {
  course: CourseRef;
  title: string;
  openLabel: string;
  items: readonly TriedItem[];
  /** Null, or not among them: the first one that was tried. */
  chosenId: number | null;
  onChoose: (id: number) => void;
}

/** Exercises or quizzes of a chapter on the left, the attempts of the chosen one on the right. */
export function ItemPanes({ course, title, openLabel, items, chosenId, onChoose }: ItemPanesProps) {
  const t = useTexts();
  const [isPrompting, setPrompting] = useState(false);
  const chosen =
    items.find(({ id }) => id === chosenId) ?? items.find(({ attemptId }) => attemptId !== null) ?? items[0];
  if (!chosen) return null;
  const list = (onChosen: () => void) => (
    <ChapterList
      title={title}
      rows={items.map((item, place) => ({
        id: item.id,
        number: place + 1,
        name: item.title,
        sub: attemptsWord(t, item),
        percent: null,
        isLocked: item.isLocked,
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
    <>
      <ListPanes title={title} openLabel={openLabel} list={list}>
        {(button) => (
          <ItemRuns
            key={chosen.id}
            courseId={course.id}
            item={chosen}
            onLocked={() => setPrompting(true)}
            listButton={button}
          />
        )}
      </ListPanes>
      <SubscriptionPrompt
        course={course}
        what="lock.practiceTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}

/** '2 attempts · last score 85%' */
function attemptsWord(t: typeof translate, { runs, lastScore, attemptId }: TriedItem): string {
  const words = [
    ...(runs === null ? [] : [t('progress.attemptCount', { count: runs })]),
    ...(lastScore === null ? [] : [t('progress.lastScore', { score: threeDigits(lastScore) })]),
  ];
  return words.length > 0 || attemptId === null ? words.join(' · ') : t('practice.underWay');
}
