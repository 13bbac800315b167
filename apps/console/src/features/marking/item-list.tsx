import type { MarkingItem } from '@shala/api-client/marking.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { dateWords, shortDay } from '@shala/app-kit/date-words.ts';
import { cx } from '@shala/ui/cx.ts';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { GrowingList } from '#shared/layout/growing-list.tsx';
import lines from '#shared/layout/lines.module.css';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './item-list.module.css';
import { itemsQuery } from './marking-query.ts';

const kinds: Readonly<Record<MarkingItem['kind'], TextId>> = {
  exercise: 'marking.kindExercise',
  exam_exercise: 'marking.kindExercise',
  quick_quiz: 'marking.kindQuiz',
  paper: 'marking.kindPaper',
};

/** What waits for this person, what has waited longest first. */
export function ItemList() {
  const t = useTexts();
  const list = useInfiniteQuery(itemsQuery);
  return (
    <GrowingList
      list={list}
      itemsOf={(page) => page.items}
      keyOf={({ id }) => id}
      className={lines.list}
      failedTitle={t('marking.failedTitle')}
      moreLabel={t('marking.more')}
      empty={<EmptyState title={t('marking.emptyTitle')} text={t('marking.emptyText')} />}
    >
      {(item) => <ItemLine item={item} />}
    </GrowingList>
  );
}

function ItemLine({ item }: { item: MarkingItem }) {
  const t = useTexts();
  const language = useLanguage();
  const total = item.checked + item.waiting;
  const checked = t('marking.checkedOf', { checked: item.checked, total });
  const colour = item.subjectColourCode === null ? null : Number(item.subjectColourCode);
  const place = [item.courseName, item.chapterName ?? t(kinds[item.kind])].join(' · ');
  return appLink({
    href: `/marking/${item.id}`,
    className: cx(lines.line, styles.line, subjectColour(colour, item.subjectId ?? item.id)),
    children: (
      <>
        <span className={lines.subject}>{item.subjectName ?? t(kinds[item.kind])}</span>
        <span className={lines.words}>
          <b>{item.title}</b>
          <small>{place}</small>
        </span>
        <span className={lines.aside}>
          {item.oldestAt ? t('marking.oldest', { day: dateWords(item.oldestAt, language, shortDay) }) : null}
        </span>
        <span className={styles.done}>
          <small>{checked}</small>
          <ProgressBar label={checked} percent={(100 * item.checked) / Math.max(1, total)} />
        </span>
        <span className={lines.count}>{t('marking.toCheck', { count: item.waiting })}</span>
        <ChevronRight aria-hidden="true" />
      </>
    ),
  });
}
