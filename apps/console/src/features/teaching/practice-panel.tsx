import { publishPracticeItem, type StaffItem } from '@shala/api-client/practice-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import EyeOff from 'lucide-react/icons/eye-off';
import { transport } from '#shared/api/transport.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import { titleOf } from './content-row.tsx';
import { refetchTeaching, tellFailure } from './teaching-query.ts';

const kinds: Record<StaffItem['kind'], TextId> = {
  exercise: 'teaching.exercise',
  exam_exercise: 'teaching.exercise',
  quick_quiz: 'teaching.quiz',
  paper: 'teaching.paper',
};

/** What students practise here, whether they see it, and the way to its questions. */
export function PracticeTable({ items }: { items: readonly StaffItem[] }) {
  const t = useTexts();
  const locale = useLanguage();
  const columns: readonly Column<StaffItem>[] = [
    {
      id: 'title',
      head: t('teaching.title'),
      isName: true,
      cell: (item) => (
        <Link to="/teaching/practice/$itemId" params={{ itemId: item.id }}>
          {titleOf(item, locale)}
        </Link>
      ),
    },
    { id: 'kind', head: t('teaching.kind'), cell: ({ kind }) => t(kinds[kind]) },
    {
      id: 'questions',
      head: t('teaching.questions'),
      isFigure: true,
      cell: ({ questionsCount }) => questionsCount,
    },
    { id: 'time', head: t('teaching.time'), cell: (item) => timeText(item, t) },
    { id: 'runs', head: t('teaching.runs'), isFigure: true, cell: ({ runsCount }) => runsCount },
    { id: 'state', head: t('teaching.state'), cell: (item) => <ShownChip isShown={item.isPublished} /> },
    { id: 'do', head: t('teaching.publish'), cell: (item) => <PublishItemButton item={item} /> },
  ];
  return <DataTable caption={t('teaching.practice')} columns={columns} rows={items} keyOf={({ id }) => id} />;
}

const ShownChip = ({ isShown }: { isShown: boolean }) => {
  const t = useTexts();
  return isShown ? (
    <Chip tone="right" icon={<CircleCheck aria-hidden="true" />}>
      {t('teaching.published')}
    </Chip>
  ) : (
    <Chip tone="quiet" icon={<EyeOff aria-hidden="true" />}>
      {t('teaching.draft')}
    </Chip>
  );
};

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
