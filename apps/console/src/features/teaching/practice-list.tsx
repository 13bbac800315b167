import { orderPractice, removePracticeItem, type StaffItem } from '@shala/api-client/practice-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { titleOf } from './content-row.tsx';
import { inTurn } from './in-turn.ts';
import { OrderedList } from './ordered-list.tsx';
import styles from './practice-list.module.css';
import { PracticeRow } from './practice-row.tsx';
import { refetchTeaching, showOrder, tellFailure } from './teaching-query.ts';

interface PracticeListProps {
  place: { chapterId: number } | { courseId: number };
  label: string;
  items: readonly StaffItem[];
}

/** What students practise here, in the order they see it. A quick quiz stands where its lesson stands. */
export function PracticeList({ place, label, items }: PracticeListProps) {
  const t = useTexts();
  const locale = useLanguage();
  const [removed, setRemoved] = useState<StaffItem | null>(null);
  const { isBusy, run } = useBusy();
  const quizzes = items.filter(({ kind }) => kind === 'quick_quiz');
  const ordered = items.filter(({ kind }) => kind !== 'quick_quiz');

  const order = async (next: readonly StaffItem[]) => {
    await showOrder(place, [...next, ...quizzes]);
    try {
      const ids = next.map(({ id }) => id);
      await inTurn(() => orderPractice(transport, place, ids));
    } catch (error) {
      await refetchTeaching();
      tellFailure(t, error);
    }
  };
  const remove = async (item: StaffItem) => {
    try {
      await removePracticeItem(transport, item.id);
      await refetchTeaching();
      toast.good(t('teaching.removed', { name: titleOf(item, locale) }));
      setRemoved(null);
    } catch (error) {
      tellFailure(t, error);
    }
  };
  const row = (item: StaffItem) => <PracticeRow item={item} onRemove={() => setRemoved(item)} />;
  return (
    <>
      {ordered.length > 0 ? (
        <OrderedList
          label={label}
          items={ordered}
          keyOf={({ id }) => id}
          nameOf={(item) => titleOf(item, locale)}
          onOrder={(next) => void order(next)}
          render={row}
        />
      ) : null}
      {quizzes.length > 0 ? (
        <>
          <h3 className={styles.head}>{t('teaching.quizzes')}</h3>
          <ul className={styles.list} aria-label={t('teaching.quizzes')}>
            {quizzes.map((item) => (
              <li key={item.id} className={styles.row}>
                {row(item)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ConfirmDialog
        opened={removed !== null}
        title={t('teaching.removeTitle')}
        text={removed ? t('teaching.removeItemText', { name: titleOf(removed, locale) }) : ''}
        stayLabel={t('teaching.keep')}
        onStay={() => setRemoved(null)}
        goLabel={t('teaching.remove')}
        onGo={() => removed && void run(() => remove(removed))}
        going={isBusy}
      />
    </>
  );
}
