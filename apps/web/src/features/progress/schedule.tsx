import { PracticeList } from '@shala/ui/practice-list.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { useState } from 'react';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { PracticeItem } from '#shared/practice/practice-item.tsx';
import { paperPath } from '#shared/practice/way-in.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import type { Coming } from './coming-up.ts';
import { ComingUpList } from './coming-up-list.tsx';
import { type Month, monthInWords } from './schedule-months.ts';

interface ScheduleProps {
  course: CourseRef;
  /** Classes and worksheets with their days. */
  comingUp: readonly Coming[];
  months: readonly Month[];
}

/** What is to come, then the papers of an exam, month by month, and how each of them went. */
export function Schedule({ course, comingUp, months }: ScheduleProps) {
  const language = useLanguage();
  const t = useTexts();
  const [isPrompting, setPrompting] = useState(false);
  return (
    <>
      {comingUp.length > 0 ? (
        <section>
          <SectionHead title={t('progress.comingUp')} />
          <ComingUpList items={comingUp} />
        </section>
      ) : null}
      {months.map(({ id, papers }) => (
        <section key={id}>
          <SectionHead title={monthInWords(id, language)} />
          <PracticeList label={t('progress.papersOf', { month: monthInWords(id, language) })}>
            {papers.map((paper, place) => (
              <PracticeItem
                key={paper.id}
                item={paper}
                number={place + 1}
                href={paperPath(paper, course.id)}
                onLocked={() => setPrompting(true)}
              />
            ))}
          </PracticeList>
        </section>
      ))}
      <SubscriptionPrompt
        course={course}
        what="lock.practiceTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}
