import { PracticeList } from '@shala/ui/practice-list.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { useState } from 'react';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { PracticeItem } from '#shared/practice/practice-item.tsx';
import { paperPath } from '#shared/practice/way-in.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { type Month, monthInWords } from './schedule-months.ts';

interface ScheduleProps {
  course: CourseRef;
  months: readonly Month[];
}

/** The papers of an exam, month by month, and how each of them went. */
export function Schedule({ course, months }: ScheduleProps) {
  const language = useLanguage();
  const t = useTexts();
  const [isPrompting, setPrompting] = useState(false);
  return (
    <>
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
