import { Button } from '@shala/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#features/onboarding/choice-list.tsx';
import { examsQuery } from '#features/onboarding/onboarding-queries.ts';
import { SearchChoices } from '#features/onboarding/search-choices.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './add-course-page.module.css';
import { useAddCourse } from './use-add-course.ts';

export function AddExam() {
  const t = useTexts();
  const query = useQuery(examsQuery());
  const [chosen, setChosen] = useState<number | null>(null);
  const { isBusy, add, whyNot } = useAddCourse();
  return (
    <>
      <h2 className={styles.title}>{t('onboarding.examTitle')}</h2>
      <p className={styles.intro}>{t('addCourse.trial')}</p>
      <Loaded query={query} failedTitle={t('onboarding.examsFailed')}>
        {(exams) => (
          <SearchChoices
            things={exams.map((exam) => ({ ...exam, closed: whyNot(exam.id) }))}
            label={t('onboarding.examLabel')}
            searchLabel={t('onboarding.examSearch')}
            chosenId={chosen}
            onChoose={setChosen}
          />
        )}
      </Loaded>
      <div className={styles.action}>
        <Button
          size="large"
          wide
          loading={isBusy}
          disabled={chosen === null}
          onClick={() => chosen !== null && add({ kind: 'exam', courseId: chosen })}
        >
          {t('addCourse.subscribe')}
        </Button>
      </div>
    </>
  );
}
