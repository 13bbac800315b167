import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { colourOf } from '#shared/subjects/colour-of.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import type { Coming } from './coming-up.ts';
import styles from './coming-up-list.module.css';

/** Live classes and worksheets in the order of their days; each leads to its place. */
export function ComingUpList({ items }: { items: readonly Coming[] }) {
  const t = useTexts();
  return (
    <ul className={styles.list} aria-label={t('progress.comingUp')}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <ComingLink item={item} />
        </li>
      ))}
    </ul>
  );
}

function ComingLink({ item }: { item: Coming }) {
  const t = useTexts();
  const language = useLanguage();
  const { kind, id, title, at, subjectName, subjectColourCode, courseName } = item;
  const when = momentInWords(at, language);
  const isClass = kind === 'live_class';
  return appLink({
    href: isClass ? '/live-class' : `/assignment/${id}`,
    className: cx(styles.row, colourOf({ id: 0, colourCode: subjectColourCode ?? '' })),
    children: (
      <>
        <span className={styles.words}>
          <span className={styles.tags}>
            <Chip tone="subject">{subjectName}</Chip>
            <Chip tone="quiet">{t(isClass ? 'progress.liveClass' : 'progress.worksheet')}</Chip>
          </span>
          <b className={styles.title}>{title}</b>
          <span className={styles.meta}>
            {isClass ? when : t('worksheets.due', { when })} <span aria-hidden="true">·</span> {courseName}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      </>
    ),
  });
}
