import { Button } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useId } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import {
  addOption,
  type Draft,
  type DraftOption,
  leastOptions,
  mostOptions,
  moveOption,
  removeOption,
} from './draft.ts';
import { FigureField } from './figure-field.tsx';
import styles from './questions.module.css';

interface OptionListProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The options in their order: moved by buttons, or by Alt and an arrow from anywhere in the row. */
export function OptionList({ draft, onChange }: OptionListProps) {
  const t = useTexts();
  const name = useId();
  const { options } = draft;
  const change = (id: number, part: Partial<DraftOption>) =>
    onChange({
      ...draft,
      options: options.map((option) => (option.id === id ? { ...option, ...part } : option)),
    });
  const press = (event: KeyboardEvent, id: number) => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onChange(moveOption(draft, id, step));
  };
  return (
    <fieldset className={styles.options}>
      <legend>{t('questions.options')}</legend>
      <p className={styles.note}>{t('questions.optionKeys')}</p>
      <ol>
        {options.map((option, at) => {
          const label = t('questions.option', { number: at + 1 });
          return (
            <li key={option.id} onKeyDown={(event) => press(event, option.id)}>
              <label className={styles.right}>
                <input
                  type="radio"
                  name={name}
                  checked={draft.rightId === option.id}
                  aria-label={t('questions.isRight', { label })}
                  onChange={() => onChange({ ...draft, rightId: option.id })}
                />
                <span aria-hidden="true">{at + 1}</span>
              </label>
              <div>
                <div className={styles.pair}>
                  <TextField
                    label={t('questions.inEnglish', { label })}
                    lang="en"
                    value={option.text.en}
                    onChange={({ currentTarget }) =>
                      change(option.id, { text: { ...option.text, en: currentTarget.value } })
                    }
                  />
                  <TextField
                    label={t('questions.inHindi', { label })}
                    lang="hi"
                    value={option.text.hi}
                    onChange={({ currentTarget }) =>
                      change(option.id, { text: { ...option.text, hi: currentTarget.value } })
                    }
                  />
                </div>
                <FigureField
                  label={label}
                  figure={option.figure}
                  onChange={(figure) => change(option.id, { figure })}
                />
              </div>
              <div className={styles.moves}>
                <IconButton
                  look="plain"
                  label={t('questions.moveUp', { label })}
                  icon={<ArrowUp aria-hidden="true" />}
                  disabled={at === 0}
                  onClick={() => onChange(moveOption(draft, option.id, -1))}
                />
                <IconButton
                  look="plain"
                  label={t('questions.moveDown', { label })}
                  icon={<ArrowDown aria-hidden="true" />}
                  disabled={at === options.length - 1}
                  onClick={() => onChange(moveOption(draft, option.id, 1))}
                />
                <IconButton
                  look="plain"
                  label={t('questions.remove', { label })}
                  icon={<Trash aria-hidden="true" />}
                  disabled={options.length <= leastOptions}
                  onClick={() => onChange(removeOption(draft, option.id))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        variant="tinted"
        icon={<Plus aria-hidden="true" />}
        disabled={options.length >= mostOptions}
        onClick={() => onChange(addOption(draft))}
      >
        {t('questions.addOption')}
      </Button>
    </fieldset>
  );
}
