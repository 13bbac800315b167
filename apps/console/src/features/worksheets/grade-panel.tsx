import { gradeSubmission, returnSubmission, type Submission } from '@shala/api-client/submissions-staff.ts';
import type { StaffWorksheet } from '@shala/api-client/worksheets-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { FileBox } from '#shared/files/file-box.tsx';
import { useKeys } from '#shared/keys/keys.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './grade-panel.module.css';
import { readPoints } from './read-points.ts';
import { refreshWorksheets } from './worksheets-query.ts';

interface GradePanelProps {
  worksheet: StaffWorksheet;
  submission: Submission;
  /** Null: no other work waits. */
  onNext: (() => void) | null;
}

/** Points, a message for the student alone, files given back, or back for correction. */
export function GradePanel({ worksheet, submission, onNext }: GradePanelProps) {
  const t = useTexts();
  const which = { worksheetId: worksheet.id, studentId: submission.studentId };
  const canGrade = submission.state === 'turned_in' || submission.state === 'graded';
  const points = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(submission.points === null ? '' : String(submission.points));
  const [words, setWords] = useState(submission.privateMessage ?? '');
  const [problem, setProblem] = useState<'points' | 'words' | null>(null);
  const [round] = submission.rounds;
  const settled = async () => {
    await refreshWorksheets();
    onNext?.();
  };
  const onError = (error: Error) => toast.bad(t('worksheets.notGraded'), error.message);
  const grade = useMutation({
    mutationFn: (given: number) =>
      gradeSubmission(transport, { ...which, points: given, message: words.trim() || null }),
    onSuccess: () => {
      toast.good(t('worksheets.graded', { name: submission.studentName }));
      return settled();
    },
    onError,
  });
  const giveBack = useMutation({
    mutationFn: () => returnSubmission(transport, { ...which, message: words.trim() }),
    onSuccess: () => {
      toast.good(t('worksheets.returned', { name: submission.studentName }));
      return settled();
    },
    onError,
  });
  const isBusy = grade.isPending || giveBack.isPending;
  const save = () => {
    if (!canGrade || isBusy) return;
    const given = readPoints(typed, worksheet.points);
    if (given !== null) return grade.mutate(given);
    setProblem('points');
    points.current?.focus();
  };
  const sendBack = () => {
    if (isBusy) return;
    if (words.trim() !== '') return giveBack.mutate();
    setProblem('words');
    message.current?.focus();
  };
  useKeys('worksheets.gradeKeys', [
    { keys: 'p', text: 'worksheets.points', run: () => points.current?.focus() },
    { keys: 'm', text: 'worksheets.message', run: () => message.current?.focus() },
    { keys: 'Ctrl+Enter', text: 'worksheets.saveNext', run: save },
  ]);
  return (
    <aside className={styles.panel} aria-label={t('worksheets.grading')}>
      {canGrade ? (
        <>
          <div className={styles.scroll}>
            <TextField
              ref={points}
              label={t('worksheets.pointsMost', { most: worksheet.points })}
              inputMode="decimal"
              size="large"
              aria-keyshortcuts="p"
              value={typed}
              error={
                problem === 'points' ? t('worksheets.pointsWrong', { most: worksheet.points }) : undefined
              }
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <TextArea
              ref={message}
              label={t('worksheets.message')}
              help={t('worksheets.messageNote')}
              aria-keyshortcuts="m"
              maxLength={2000}
              value={words}
              error={problem === 'words' ? t('worksheets.messageRequired') : undefined}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <div>
              <h3>{t('worksheets.evaluated')}</h3>
              <FileBox place={which} files={round?.evaluatedFiles ?? []} onChange={refreshWorksheets} />
            </div>
          </div>
          <div className={styles.actions}>
            <Button
              wide
              size="large"
              icon={<ArrowRight aria-hidden="true" />}
              loading={grade.isPending}
              aria-keyshortcuts="Control+Enter"
              onClick={save}
            >
              {t(onNext ? 'worksheets.saveNext' : 'worksheets.giveGrade')}
            </Button>
            <Button
              wide
              variant="quiet"
              icon={<Undo2 aria-hidden="true" />}
              loading={giveBack.isPending}
              onClick={sendBack}
            >
              {t('worksheets.return')}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.none}>{t('worksheets.cannotGrade')}</p>
      )}
    </aside>
  );
}
