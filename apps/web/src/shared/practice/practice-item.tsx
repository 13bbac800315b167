import type { Exercise } from '@shala/api-client/exercises.ts';
import type { Paper } from '@shala/api-client/papers.ts';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { PracticeRow, PracticeScore } from '@shala/ui/practice-list.tsx';
import { shortDay } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { getLanguage, useTexts } from '#shared/texts/texts.ts';
import { timeText } from './time-text.ts';
import { type WayIn, wayIn } from './way-in.ts';

const actionTexts = {
  start: 'practice.start',
  resume: 'practice.resume',
  result: 'practice.result',
} as const;

interface PracticeItemProps {
  item: Exercise | Paper;
  number: number;
  /** Where its button leads. */
  href: string;
  onLocked: () => void;
}

/** One row of exercises or papers. A locked one keeps its place and says why when it is asked for. */
export function PracticeItem({ item, number, href, onLocked }: PracticeItemProps) {
  const t = useTexts();
  const way = wayIn(item);
  return (
    <PracticeRow
      number={number}
      title={item.title}
      questions={t('practice.questions', { count: item.questionsCount })}
      time={timeText(t, item)}
      state={<ItemState item={item} way={way} />}
      isNow={way === 'resume'}
      action={<ItemAction item={item} way={way} href={href} onLocked={onLocked} />}
    />
  );
}

function ItemState({ item, way }: { item: Exercise | Paper; way: WayIn }) {
  const t = useTexts();
  if (way === 'resume') return t('practice.underWay');
  const { attempt } = item;
  if (way === 'start' || attempt === null) return t('practice.notAttempted');
  if (attempt.score === null || attempt.completedAt === null) return t('practice.evaluating');
  return (
    <PracticeScore
      percent={attempt.score}
      text={t('practice.lastScore', { day: shortDay(attempt.completedAt, getLanguage()) })}
    />
  );
}

type ItemActionProps = Omit<PracticeItemProps, 'number'> & { way: WayIn };

function ItemAction({ item, way, href, onLocked }: ItemActionProps) {
  const t = useTexts();
  const label = `${t(actionTexts[way])}: ${item.title}`;
  const variant = way === 'resume' ? 'filled' : 'quiet';
  // Results stay readable when a course has ended; going in does not.
  if (item.isLocked && way !== 'result') {
    return (
      <Button variant={variant} aria-label={label} aria-haspopup="dialog" onClick={onLocked}>
        {t(actionTexts[way])}
      </Button>
    );
  }
  return (
    <ButtonLink href={href} variant={variant} label={label} renderLink={appLink}>
      {t(actionTexts[way])}
    </ButtonLink>
  );
}
