import type { Submission, SubmissionCard } from '@shala/api-client/submissions-staff.ts';
import type { StaffWorksheet } from '@shala/api-client/worksheets-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { cx } from '@shala/ui/cx.ts';
import { useKeys } from '#shared/keys/keys.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { GradePanel } from './grade-panel.tsx';
import styles from './grading-desk.module.css';
import { SubmissionState } from './state-chip.tsx';
import { WorkRounds } from './work-rounds.tsx';

interface GradingDeskProps {
  worksheet: StaffWorksheet;
  submission: Submission;
  cards: readonly SubmissionCard[];
  onOpen: (studentId: number) => void;
}

/** The students at the left, one student's work in the middle, what it is worth at the right. */
export function GradingDesk({ worksheet, submission, cards, onOpen }: GradingDeskProps) {
  const t = useTexts();
  const here = cards.findIndex(({ studentId }) => studentId === submission.studentId);
  const step = (by: 1 | -1) => {
    const next = cards[(here + by + cards.length) % cards.length];
    if (next) onOpen(next.studentId);
  };
  /** Whose work waits, from here on and round. */
  const nextWaiting = [...cards.slice(here + 1), ...cards.slice(0, Math.max(here, 0))].find(
    ({ state }) => state === 'turned_in',
  );
  useKeys('worksheets.deskKeys', [
    { keys: 'j', text: 'worksheets.nextStudent', run: () => step(1) },
    { keys: 'k', text: 'worksheets.studentBefore', run: () => step(-1) },
  ]);
  return (
    <div className={styles.desk}>
      <nav className={styles.students} aria-label={t('worksheets.students')}>
        <ul>
          {cards.map((card) => (
            <li key={card.studentId}>
              {appLink({
                href: `/worksheets/${worksheet.id}/${card.studentId}`,
                className: cx(styles.student, card.studentId === submission.studentId && styles.here),
                'aria-current': card.studentId === submission.studentId ? 'page' : undefined,
                children: (
                  <>
                    <b>{card.studentName}</b>
                    <SubmissionState state={card.state} />
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.middle}>
        <WorkRounds submission={submission} />
      </div>
      <GradePanel
        key={`${submission.studentId}:${submission.roundNumber}`}
        worksheet={worksheet}
        submission={submission}
        onNext={nextWaiting ? () => onOpen(nextWaiting.studentId) : null}
      />
    </div>
  );
}
