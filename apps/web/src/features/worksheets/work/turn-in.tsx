import { ApiError } from '@shala/api-client/api-error.ts';
import { turnInWorksheet } from '@shala/api-client/worksheet-files.ts';
import type { Worksheet } from '@shala/api-client/worksheets.ts';
import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { workHeadingId } from '../beside-row.ts';
import { worksheetsKey } from '../queries.ts';
import styles from './turn-in.module.css';

interface TurnInProps {
  worksheet: Worksheet;
  /** Null: everything is there. */
  whyNot: TextId | null;
  fileCount: number;
  /** The names of the files that have arrived and were checked: told to whoever cannot see it. */
  ready: readonly string[];
}

/** The last step. What fails stays on the page in words, with all files, and the button is there for another try. */
export function TurnIn({ worksheet, whyNot, fileCount, ready }: TurnInProps) {
  const t = useTexts();
  const client = useQueryClient();
  const reason = useId();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const isClosed = whyNot !== null || worksheet.askedAt !== null;
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isClosed || !wasPressed.current) return;
    wasPressed.current = false;
    // A button that cannot be pressed any more loses the focus: it goes on above the receipt.
    document.getElementById(workHeadingId)?.focus();
  }, [isClosed]);
  const turnIn = () =>
    run(async () => {
      wasPressed.current = true;
      setFailure(null);
      try {
        await turnInWorksheet(transport, { worksheetId: worksheet.id });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isAnswer = error.status > 0 && error.status < 500;
        // Noted, not refused: the worksheet itself tells of it.
        const isNoted = error.code === 'handed_in_when_checked';
        // A refusal leaves the button as it was: what closes it later must not take the focus.
        wasPressed.current = isNoted || !isAnswer;
        setFailure(isNoted ? null : isAnswer ? error.message : t('worksheets.turnInFailed'));
      }
      setAsking(false);
      // Also after a failure: the answer may have got lost on its way back.
      await client.invalidateQueries({ queryKey: worksheetsKey });
    });
  return (
    <div className={styles.bar}>
      {failure && !worksheet.isTurnedIn ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <p role="status" className={styles.reason}>
        {worksheet.askedAt ? (
          t('worksheets.noted')
        ) : (
          <VisuallyHidden>{ready.map((name) => `${name}: ${t('worksheets.ready')}. `)}</VisuallyHidden>
        )}
      </p>
      {whyNot && !worksheet.askedAt ? (
        <p id={reason} className={styles.reason}>
          {t(whyNot)}
        </p>
      ) : null}
      <Button
        wide
        size="large"
        className={styles.button}
        disabled={isClosed}
        aria-describedby={whyNot && !worksheet.askedAt ? reason : undefined}
        onClick={() => setAsking(true)}
      >
        {t('worksheets.turnIn')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('worksheets.turnInTitle')}
        text={t('worksheets.turnInText', { count: fileCount })}
        stayLabel={t('worksheets.notYet')}
        onStay={() => setAsking(false)}
        goLabel={t('worksheets.turnInNow')}
        going={isBusy}
        onGo={() => void turnIn()}
      />
    </div>
  );
}
