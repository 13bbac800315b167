import type { PublicQuestion } from '@shala/api-client/attempts-questions.ts';
import { cx } from '@shala/ui/cx.ts';
import { OptionRow } from '@shala/ui/option-row.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { optionLabel } from '../model/palette-state.ts';
import styles from './question-view.module.css';
import { Figure, Words } from './question-view.tsx';

type Choice = Extract<PublicQuestion, { kind: 'single_choice' }>;

interface ChoiceOptionsProps {
  question: Choice;
  answer: string | null;
  isClosed: boolean;
  onChoose: (option: string) => void;
}

export function ChoiceOptions({ question, answer, isClosed, onChoose }: ChoiceOptionsProps) {
  const t = useTexts();
  // Four pictures are seen at a glance only beside each other.
  const arePictures = question.options.every(({ figure }) => figure !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      data-options
      aria-label={t('quiz.options')}
      className={cx(styles.options, arePictures && styles.pair)}
    >
      {question.options.map((option, index) => (
        <OptionRow
          key={option.key}
          letter={optionLabel(index)}
          chosen={option.key === answer}
          disabled={isClosed}
          onChoose={() => onChoose(option.key)}
        >
          <OptionFace option={option} />
        </OptionRow>
      ))}
    </div>
  );
}

/** A picture, words or math, or both. */
export function OptionFace({ option }: { option: Choice['options'][number] }) {
  return (
    <>
      {option.figure ? <Figure picture={option.figure} /> : null}
      {option.text === null ? null : <Words text={option.text} isInline />}
    </>
  );
}
