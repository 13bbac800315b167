import { decideLateAnswer, type LateAnswer } from '@shala/api-client/marking.ts';
import { clock, dateWords, wholeDay } from '@shala/app-kit/date-words.ts';
import { RichMath } from '@shala/question-kit/rich-math.tsx';
import { Avatar } from '@shala/ui/avatar.tsx';
import { Button } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './late-list.module.css';
import { itemsQuery, lateQuery } from './marking-query.ts';

/** Answers that came after the end: a person says whether they count. */
export function LateList() {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery(lateQuery);
  const decide = useMutation({
    mutationFn: ({ late, isCounted }: { late: LateAnswer; isCounted: boolean }) =>
      decideLateAnswer(transport, {
        studentId: late.studentId,
        runId: late.runId,
        questionId: late.questionId,
        lateSeq: late.lateSeq,
        isCounted,
      }),
    onSuccess: async (_done, { late, isCounted }) => {
      toast.good(t(isCounted ? 'marking.lateCounted' : 'marking.lateRefused', { name: late.studentName }));
      await queryClient.invalidateQueries({ queryKey: lateQuery.queryKey });
      // The button that was pressed went with its card.
      place.current?.focus();
      await queryClient.invalidateQueries({ queryKey: itemsQuery.queryKey });
    },
    onError: async () => {
      toast.bad(t('marking.lateNotDecided'), t('error.tryAgain'));
      // A colleague may have decided it.
      await queryClient.invalidateQueries({ queryKey: lateQuery.queryKey });
    },
  });
  if (list.isPending) {
    return (
      <Loading label={t('loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (list.data === undefined) {
    return (
      <FailedState title={t('marking.failedTitle')} error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  const all = list.data.pages.flatMap(({ answers }) => answers);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {all.length === 0 ? (
        <EmptyState title={t('marking.lateEmptyTitle')} text={t('marking.lateEmptyText')} />
      ) : (
        <ul className={styles.late}>
          {all.map((late) => (
            <li key={`${late.studentId}:${late.runId}:${late.questionId}`}>
              <LateCard
                late={late}
                isBusy={decide.isPending}
                onDecide={(isCounted) => decide.mutate({ late, isCounted })}
              />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('marking.more')}
        </Button>
      ) : null}
    </div>
  );
}

/** In the unit a person would say it in. */
function latenessOf({ lateAt, endedAt }: LateAnswer): [TextId, { count: number }] {
  const minutes = Math.max(1, Math.round((Date.parse(lateAt) - Date.parse(endedAt)) / 60_000));
  if (minutes < 120) return ['marking.lateBy', { count: minutes }];
  const hours = Math.round(minutes / 60);
  if (hours < 48) return ['marking.lateByHours', { count: hours }];
  return ['marking.lateByDays', { count: Math.round(hours / 24) }];
}

interface LateCardProps {
  late: LateAnswer;
  isBusy: boolean;
  onDecide: (isCounted: boolean) => void;
}

function LateCard({ late, isBusy, onDecide }: LateCardProps) {
  const t = useTexts();
  const locale = useLanguage();
  const when = (at: string) => dateWords(at, locale, { ...wholeDay, ...clock });
  const said = (answer: string | null) =>
    answer === null ? t('marking.lateNothing') : (late.options[answer] ?? answer);
  return (
    <article className={styles.card}>
      <header>
        <Avatar name={late.studentName} id={late.studentId} />
        <div>
          <h2>{late.studentName}</h2>
          <small>{[late.sectionName, late.itemTitle, when(late.lateAt)].filter(Boolean).join(' · ')}</small>
        </div>
        <span className={styles.after}>{t(...latenessOf(late))}</span>
      </header>
      <div className={styles.question}>
        <RichMath text={late.content} locale={locale} />
      </div>
      <dl className={styles.answers}>
        <div>
          <dt>{t('marking.lateInTime')}</dt>
          <dd>
            <RichMath text={said(late.countedAnswer)} locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{t('marking.lateAnswer')}</dt>
          <dd>
            <RichMath text={said(late.lateAnswer)} locale={locale} />
          </dd>
        </div>
      </dl>
      <footer>
        <Button variant="quiet" disabled={isBusy} onClick={() => onDecide(false)}>
          {t('marking.lateRefuse')}
        </Button>
        <Button disabled={isBusy} onClick={() => onDecide(true)}>
          {t('marking.lateCount')}
        </Button>
      </footer>
    </article>
  );
}
