import { publishPracticeItem, type StaffItem } from '@shala/api-client/practice-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { Link } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import { transport } from '#shared/api/transport.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './content-list.module.css';
import { titleOf } from './content-row.tsx';
import { ShownChip } from './content-state.tsx';
import { refetchTeaching, tellFailure } from './teaching-query.ts';

const kinds: Record<StaffItem['kind'], TextId> = {
  exercise: 'teaching.exercise',
  exam_exercise: 'teaching.exercise',
  quick_quiz: 'teaching.quiz',
  paper: 'teaching.paper',
};

/** One thing to practise: what it is, whether students see it, and the way to its questions. */
export function PracticeRow({ item, onRemove }: { item: StaffItem; onRemove: () => void }) {
  const t = useTexts();
  const name = titleOf(item, useLanguage());
  const facts = [
    t(kinds[item.kind]),
    t('teaching.questionsCount', { count: item.questionsCount }),
    timeText(item, t),
    t('teaching.begunCount', { count: item.runsCount }),
  ];
  return (
    <div className={styles.content}>
      <div className={styles.words}>
        <b>
          <Link to="/teaching/practice/$itemId" params={{ itemId: item.id }}>
            {name}
          </Link>
        </b>
        <small>{facts.join(' · ')}</small>
      </div>
      <span className={styles.states}>
        <ShownChip isShown={item.isPublished} />
      </span>
      <div className={styles.actions}>
        <IconButton
          look="plain"
          label={t('teaching.removeOf', { name })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={!item.isRemovable}
          onClick={onRemove}
        />
        <PublishItemButton item={item} />
      </div>
    </div>
  );
}

function timeText({ timer, time }: StaffItem, t: ReturnType<typeof useTexts>): string {
  if (timer === 'none' || time === null) return t('teaching.noTime');
  return timer === 'per_question'
    ? t('teaching.secondsEach', { count: time })
    : t('teaching.minutes', { count: time });
}

export function PublishItemButton({ item }: { item: Pick<StaffItem, 'id' | 'title' | 'isPublished'> }) {
  const t = useTexts();
  const name = titleOf(item, useLanguage());
  const { isBusy, run } = useBusy();
  const { isPublished } = item;
  const toggle = async () => {
    try {
      await publishPracticeItem(transport, item.id, !isPublished);
      await refetchTeaching();
      toast.good(t(isPublished ? 'teaching.hidden' : 'teaching.shown', { name }));
    } catch (error) {
      tellFailure(t, error);
    }
  };
  return (
    <Button
      variant={isPublished ? 'quiet' : 'tinted'}
      loading={isBusy}
      aria-label={t(isPublished ? 'teaching.hideOf' : 'teaching.publishOf', { name })}
      onClick={() => void run(toggle)}
    >
      {t(isPublished ? 'teaching.hide' : 'teaching.publish')}
    </Button>
  );
}
