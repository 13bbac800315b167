import { type Attendee, readmitStudent } from '@shala/api-client/live-attendance.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Radio from 'lucide-react/icons/radio';
import UserX from 'lucide-react/icons/user-x';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import { formatTime } from '#shared/time/india-time.ts';
import styles from './attendance.module.css';
import { refreshLive } from './live-query.ts';

interface AttendanceTableProps {
  liveClassId: number;
  attendees: readonly Attendee[];
  isOpen: boolean;
}

export function AttendanceTable({ liveClassId, attendees, isOpen }: AttendanceTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const time = (iso: string | null) => (iso === null ? '–' : formatTime(iso, language));
  const columns: readonly Column<Attendee>[] = [
    { id: 'name', head: t('live.student'), isName: true, cell: ({ studentName }) => studentName },
    {
      id: 'state',
      head: t('live.presence'),
      cell: (attendee) => (
        <span className={styles.presence}>
          <Presence attendee={attendee} isOpen={isOpen} />
          {attendee.isRemoved && isOpen ? <Readmit liveClassId={liveClassId} attendee={attendee} /> : null}
        </span>
      ),
    },
    {
      id: 'minutes',
      head: t('live.minutesHead'),
      isFigure: true,
      cell: ({ firstJoinedAt, seconds }) =>
        firstJoinedAt === null ? '–' : t('live.minutes', { count: Math.floor(seconds / 60) }),
    },
    { id: 'first', head: t('live.firstJoined'), isFigure: true, cell: (one) => time(one.firstJoinedAt) },
    {
      id: 'last',
      head: t('live.lastLeft'),
      isFigure: true,
      cell: (one) => (one.isPresent ? t('live.stillHere') : time(one.lastLeftAt)),
    },
    { id: 'section', head: t('live.section'), cell: ({ sectionName }) => sectionName ?? '–' },
    { id: 'roll', head: t('live.roll'), isFigure: true, cell: ({ roll }) => roll ?? '–' },
  ];
  return (
    <DataTable
      caption={t('live.attendance')}
      columns={columns}
      rows={attendees}
      keyOf={({ studentId }) => studentId}
    />
  );
}

interface Look {
  text: TextId;
  tone: 'right' | 'brand' | 'wait' | 'wrong';
  Icon: typeof Check;
}

function lookOf({ isRemoved, isPresent, firstJoinedAt }: Attendee, isOpen: boolean): Look {
  if (isRemoved) return { text: 'live.removed', tone: 'wrong', Icon: UserX };
  if (isPresent) return { text: 'live.inRoom', tone: 'brand', Icon: Radio };
  if (firstJoinedAt !== null) return { text: 'live.wasThere', tone: 'right', Icon: Check };
  return { text: isOpen ? 'live.notYet' : 'live.absent', tone: 'wait', Icon: Minus };
}

function Presence({ attendee, isOpen }: { attendee: Attendee; isOpen: boolean }) {
  const t = useTexts();
  const { text, tone, Icon } = lookOf(attendee, isOpen);
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(text)}
    </Chip>
  );
}

function Readmit({ liveClassId, attendee }: { liveClassId: number; attendee: Attendee }) {
  const t = useTexts();
  const { isBusy, save } = useSaving();
  const { studentId, studentName } = attendee;
  const readmit = async () => {
    await save(() => readmitStudent(transport, { liveClassId, studentId }), 'live.readmitted');
    await refreshLive();
  };
  return (
    <Button
      variant="text"
      loading={isBusy}
      aria-label={t('live.readmitOf', { name: studentName })}
      onClick={() => void readmit()}
    >
      {t('live.readmit')}
    </Button>
  );
}
