import type { Submission, SubmissionRound } from '@shala/api-client/submissions-staff.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { formatMoment } from '#shared/forms/moments.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { FileView } from './file-view.tsx';
import { SubmissionState } from './state-chip.tsx';
import styles from './work-rounds.module.css';

/** What the student handed in, round by round; the newest is open. */
export function WorkRounds({ submission }: { submission: Submission }) {
  const t = useTexts();
  const handedIn = submission.rounds.filter(({ turnedInAt }) => turnedInAt !== null);
  return (
    <section aria-labelledby="work-of">
      <header className={styles.head}>
        <Avatar name={submission.studentName} id={submission.studentId} />
        <h2 id="work-of">{submission.studentName}</h2>
        <SubmissionState state={submission.state} />
      </header>
      {handedIn.length === 0 ? (
        <EmptyState title={t('worksheets.nothingYet')} text={t('worksheets.nothingYetText')} />
      ) : (
        handedIn.map((round, place) => <Round key={round.number} round={round} isOpen={place === 0} />)
      )}
    </section>
  );
}

function Round({ round, isOpen }: { round: SubmissionRound; isOpen: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const when = round.turnedInAt ? formatMoment(round.turnedInAt, language) : '';
  return (
    <details className={styles.round} open={isOpen}>
      <summary>
        <b>{t('worksheets.roundNumber', { number: round.number })}</b>
        <span>{t('worksheets.turnedInAt', { when })}</span>
      </summary>
      {round.message ? (
        <p className={styles.message}>
          <small>{t('worksheets.returnedWith')}</small>
          {round.message}
        </p>
      ) : null}
      {round.studentFiles.map((file) => (
        <FileView key={file.id} file={file} />
      ))}
      {isOpen || round.evaluatedFiles.length === 0 ? null : (
        <>
          <h3>{t('worksheets.evaluated')}</h3>
          {round.evaluatedFiles.map((file) => (
            <FileView key={file.id} file={file} />
          ))}
        </>
      )}
    </details>
  );
}
