import type { Board } from '@shala/api-client/onboarding.ts';
import { Button } from '@shala/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceList, Loaded } from '#features/onboarding/choice-list.tsx';
import { boardsQuery } from '#features/onboarding/onboarding-queries.ts';
import { SearchChoices } from '#features/onboarding/search-choices.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './add-course-page.module.css';
import { useAddCourse } from './use-add-course.ts';

/** First the board, then one of its classes. */
export function AddClass() {
  const t = useTexts();
  const query = useQuery(boardsQuery());
  const [chosen, setChosen] = useState<number | null>(null);
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const boardId = chosen ?? (query.data?.length === 1 ? (query.data[0]?.id ?? null) : null);
  const board = query.data?.find(({ id }) => id === boardId);
  if (hasGoneOn && board) return <ChooseClass board={board} onBack={() => setHasGoneOn(false)} />;
  return (
    <>
      <h2 className={styles.title}>{t('onboarding.boardTitle')}</h2>
      <p className={styles.intro}>{t('onboarding.boardIntro')}</p>
      <Loaded query={query} failedTitle={t('onboarding.failedTitle')}>
        {(boards) => (
          <SearchChoices
            things={boards}
            label={t('onboarding.boardLabel')}
            searchLabel={t('addCourse.boardSearch')}
            chosenId={boardId}
            onChoose={setChosen}
          />
        )}
      </Loaded>
      <div className={styles.action}>
        <Button size="large" wide disabled={!board} onClick={() => setHasGoneOn(true)}>
          {t('onboarding.next')}
        </Button>
      </div>
    </>
  );
}

function ChooseClass({ board, onBack }: { board: Board; onBack: () => void }) {
  const t = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const { isBusy, add, whyNot } = useAddCourse();
  return (
    <>
      <h2 className={styles.title}>{t('onboarding.classTitle')}</h2>
      <p className={styles.intro}>
        {board.name}. {t('addCourse.trial')}
      </p>
      <ChoiceList
        label={t('onboarding.classLabel')}
        chosenId={chosen}
        onChoose={setChosen}
        choices={board.classRooms.map(({ id, name }) => ({ id, title: name, closed: whyNot(id) }))}
      />
      <div className={styles.action}>
        <Button size="large" variant="quiet" onClick={onBack}>
          {t('nav.back')}
        </Button>
        <Button
          size="large"
          loading={isBusy}
          disabled={chosen === null}
          onClick={() => chosen !== null && add({ kind: 'class_room', courseId: chosen })}
        >
          {t('addCourse.submit')}
        </Button>
      </div>
    </>
  );
}
