import type { FullAnswer } from '@shala/api-client/marking.ts';
import { Button } from '@shala/ui/button.tsx';
import { cx } from '@shala/ui/cx.ts';
import { KeyCaps } from '@shala/ui/key-cap.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import CloudCheck from 'lucide-react/icons/cloud-check';
import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
import { useTexts } from '#shared/texts/texts.ts';
import { type Draft, giveMarks, judge, type Verdict, verdictOf } from './draft.ts';
import { MarksField } from './marks-field.tsx';
import styles from './marks-panel.module.css';
import { PhraseChips } from './phrase-chips.tsx';

interface MarksPanelProps {
  answer: FullAnswer;
  draft: Draft;
  canSave: boolean;
  comment: React.RefObject<HTMLTextAreaElement | null>;
  onDraft: (draft: Draft) => void;
  onSave: () => void;
  onSkip: () => void;
}

const verdicts = [
  { id: 'yes', keys: '1', text: 'marking.yes', note: 'marking.yesNote', Icon: Check },
  { id: 'partly', keys: '2', text: 'marking.partly', note: 'marking.partlyNote', Icon: Contrast },
  { id: 'no', keys: '3', text: 'marking.no', note: 'marking.noNote', Icon: X },
] as const satisfies readonly { id: Verdict; [more: string]: unknown }[];

/** The verdict, the marks, the comment, and on to the next one. */
export function MarksPanel(props: MarksPanelProps) {
  const { answer, draft, canSave, comment, onDraft, onSave, onSkip } = props;
  const t = useTexts();
  const { maxMarks } = answer;
  const verdict = verdictOf(draft, maxMarks);
  const [firstName = ''] = answer.studentName.split(' ');
  return (
    <aside className={styles.panel} aria-label={t('marking.panel')}>
      <div className={styles.scroll}>
        <section>
          <h2 id="marking-verdict">{t('marking.isRight')}</h2>
          {/* biome-ignore lint/a11y/useSemanticElements: three buttons are no field set of a form */}
          <div className={styles.verdicts} role="group" aria-labelledby="marking-verdict">
            {verdicts.map(({ id, keys, text, note, Icon }) => (
              <button
                key={id}
                type="button"
                className={styles[id]}
                aria-pressed={verdict === id}
                aria-keyshortcuts={keys}
                onClick={() => onDraft(judge(draft, id, maxMarks))}
              >
                <kbd>{keys}</kbd>
                <Icon aria-hidden="true" />
                <b>{t(text)}</b>
                <small>{t(note)}</small>
              </button>
            ))}
          </div>
        </section>
        <MarksPicker draft={draft} most={maxMarks} onDraft={onDraft} />
        <section>
          <h2>
            <label htmlFor="marking-comment">{t('marking.comment')}</label>{' '}
            <span>{t('marking.commentNote', { name: firstName })}</span>
          </h2>
          <textarea
            id="marking-comment"
            ref={comment}
            className={styles.comment}
            maxLength={4000}
            value={draft.comment}
            onChange={({ currentTarget }) => onDraft({ ...draft, comment: currentTarget.value })}
          />
          <PhraseChips draft={draft} onDraft={onDraft} />
        </section>
      </div>
      <div className={styles.next}>
        <Button wide size="large" disabled={!canSave} aria-keyshortcuts="Control+Enter" onClick={onSave}>
          {t('marking.saveNext')} <ArrowRight aria-hidden="true" />
        </Button>
        <div className={styles.under}>
          <span className={styles.kept}>
            {draft.comment === '' ? null : (
              <>
                <CloudCheck aria-hidden="true" /> {t('marking.draftKept')}
              </>
            )}
          </span>
          <Button variant="text" aria-keyshortcuts="s" onClick={onSkip}>
            {t('marking.skip')}
          </Button>
        </div>
      </div>
      <KeyHints />
    </aside>
  );
}

function KeyHints() {
  const t = useTexts();
  return (
    <div className={styles.hints} aria-hidden="true">
      <span className={styles.hint}>
        <KeyCaps keys="1 2 3" /> {t('marking.hintJudge')}
      </span>
      <span className={styles.hint}>
        <KeyCaps keys="C" /> {t('marking.hintComment')}
      </span>
      <span className={styles.hint}>
        <KeyCaps keys="+ −" /> {t('marking.hintZoom')}
      </span>
      <span className={styles.hint}>
        <KeyCaps keys="Ctrl ↵" /> {t('marking.hintNext')}
      </span>
    </div>
  );
}

/** Up to so many marks each has a button of its own. */
const mostButtons = 7;

interface MarksPickerProps {
  draft: Draft;
  most: number;
  onDraft: (draft: Draft) => void;
}

function MarksPicker({ draft, most, onDraft }: MarksPickerProps) {
  const t = useTexts();
  const hasButtons = Number.isInteger(most) && most <= mostButtons;
  const choices = Array.from({ length: Math.floor(most) + 1 }, (_, marks) => marks);
  return (
    <section>
      <h2 id="marking-marks">
        {t('marking.marks')} <span>{t('marking.outOf', { most })}</span>
      </h2>
      {hasButtons ? (
        // biome-ignore lint/a11y/useSemanticElements: buttons are no field set of a form
        <div className={styles.marks} role="group" aria-labelledby="marking-marks">
          {choices.map((marks) => (
            <button
              key={marks}
              type="button"
              aria-pressed={draft.marks === marks}
              onClick={() => onDraft(giveMarks(draft, marks, most))}
            >
              {marks}
            </button>
          ))}
        </div>
      ) : (
        <MarksField draft={draft} most={most} onDraft={onDraft} />
      )}
      <p className={cx(styles.half, draft.isPartly && styles.typing)} role="status">
        {draft.isPartly ? t('marking.typeMarks', { marks: draft.marks ?? 0 }) : null}
      </p>
    </section>
  );
}
