import type { Paper } from '@shala/api-client/papers.ts';
import { PracticeList } from '@shala/ui/practice-list.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { PracticeItem } from '#shared/practice/practice-item.tsx';
import { paperPath } from '#shared/practice/way-in.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import type { Coming } from './coming-up.ts';
import { ComingUpList } from './coming-up-list.tsx';
import { monthInWords, scheduleMonths } from './schedule-months.ts';

/** Something asked of the server that may be on its way, or may not have come. */
interface Asked<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface ScheduleProps {
  course: CourseRef;
  /** Classes and worksheets with their days. */
  comingUp: Asked<readonly Coming[]>;
  papers: Asked<{ papers: readonly Paper[] }>;
}

/** What is to come, then the papers of an exam, month by month, and how each of them went. */
export function Schedule({ course, comingUp, papers }: ScheduleProps) {
  const language = useLanguage();
  const t = useTexts();
  const [isPrompting, setPrompting] = useState(false);
  return (
    <>
      <Part asked={comingUp} failed={t('progress.comingUpFailed')}>
        {(items) =>
          items.length > 0 ? (
            <section>
              <SectionHead title={t('progress.comingUp')} />
              <ComingUpList items={items} />
            </section>
          ) : null
        }
      </Part>
      <Part asked={papers} failed={t('practice.papersFailed')}>
        {(listed) =>
          scheduleMonths(listed.papers).map(({ id, papers: inMonth }) => (
            <section key={id}>
              <SectionHead title={monthInWords(id, language)} />
              <PracticeList label={t('progress.papersOf', { month: monthInWords(id, language) })}>
                {inMonth.map((paper, place) => (
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
          ))
        }
      </Part>
      <SubscriptionPrompt
        course={course}
        what="lock.practiceTitle"
        isOpen={isPrompting}
        onClose={() => setPrompting(false)}
      />
    </>
  );
}

interface PartProps<Data> {
  asked: Asked<Data>;
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What did not come says so by itself; the other part is shown nevertheless. */
function Part<Data>({ asked: { data, error, refetch }, failed, children }: PartProps<Data>) {
  const t = useTexts();
  if (data !== undefined) return children(data);
  if (error) return <FailedState title={failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('progress.loading')}>
      <ListSkeleton />
    </Loading>
  );
}
