import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { type Draft, giveMarks } from './draft.ts';
import styles from './marks-panel.module.css';

interface MarksFieldProps {
  draft: Draft;
  most: number;
  onDraft: (draft: Draft) => void;
}

/** The server takes quarters of a mark. */
const step = 0.25;

/** What is typed stays as it is typed; only what is a number of marks becomes one. */
export function MarksField({ draft, most, onDraft }: MarksFieldProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed !== '' && draft.marks === null;
  const write = (text: string) => {
    const marks = Number(text);
    const isGood = text !== '' && marks >= 0 && marks <= most && Number.isInteger(marks / step);
    setTyped(text);
    onDraft(isGood ? giveMarks(draft, marks, most) : { ...draft, marks: null, isPartly: false });
  };
  return (
    <>
      <input
        className={styles.figure}
        type="number"
        min={0}
        max={most}
        step={step}
        aria-labelledby="marking-marks"
        aria-invalid={isWrong || undefined}
        aria-describedby="marking-marks-wrong"
        value={typed ?? draft.marks ?? ''}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      <p id="marking-marks-wrong" className={styles.half} role="alert">
        {isWrong ? t('marking.marksWrong', { most }) : null}
      </p>
    </>
  );
}
