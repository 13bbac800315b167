import type { QuestionContent } from '@shala/api-client/question-bank.ts';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { RichMath } from '@shala/question-kit/rich-math.tsx';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { useId } from 'react';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './corrections.module.css';
import { takeCursor } from './take-cursor.ts';

interface ChooseKeyProps {
  content: QuestionContent;
  /** The place of an option, from 1. */
  chosen: number | null;
  onChoose: (place: number) => void;
  onLook: () => void;
}

/** The key of today may be chosen as well: attempts of older versions may have another one. */
export function ChooseKey({ content, chosen, onChoose, onLook }: ChooseKeyProps) {
  const t = useTexts();
  const name = useId();
  return (
    <form
      className={styles.step}
      aria-label={t('correction.open')}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onLook();
      }}
    >
      <fieldset className={styles.choices}>
        <legend>{t('correction.choose')}</legend>
        {content.options.map((option, at) => {
          const place = at + 1;
          return (
            <label key={place} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={chosen === place}
                ref={chosen === place ? takeCursor : null}
                onChange={() => onChoose(place)}
              />
              <b>{t('questions.option', { number: place })}</b>
              <OptionWords option={option} />
              {content.rightOption === place ? <Chip tone="quiet">{t('correction.keyNow')}</Chip> : null}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" disabled={chosen === null}>
          {t('correction.look')}
        </Button>
      </div>
    </form>
  );
}

function OptionWords({ option: { text, figure } }: { option: QuestionContent['options'][number] }) {
  const language = useLanguage();
  return (
    <span className={styles.words}>
      {text ? (
        <RichMath
          text={inLanguage(text, language)}
          locale={language === 'hi' && text.hi ? 'hi' : 'en'}
          isInline
        />
      ) : null}
      {figure ? (
        <img
          src={figure.url}
          alt={inLanguage(figure.alt, language)}
          width={figure.width}
          height={figure.height}
        />
      ) : null}
    </span>
  );
}
