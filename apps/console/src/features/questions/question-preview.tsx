import type { BankFigure } from '@shala/api-client/question-bank.ts';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { RichMath } from '@shala/question-kit/rich-math.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { useDeferredValue } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import type { Draft, Words } from './draft.ts';
import styles from './questions.module.css';

type Language = 'en' | 'hi';

/** The question as students read it, in both languages, while it is written. */
export function QuestionPreview({ draft }: { draft: Draft }) {
  const t = useTexts();
  const shown = useDeferredValue(draft);
  return (
    <Panel title={t('questions.preview')}>
      <div className={styles.previews}>
        <InLanguage draft={shown} language="en" title={t('questions.english')} />
        <InLanguage draft={shown} language="hi" title={t('questions.hindi')} />
      </div>
    </Panel>
  );
}

/** Where there is no Hindi, students read English. */
const pick = (words: Words, language: Language): { text: string; locale: Language } =>
  language === 'hi' && words.hi.trim() !== ''
    ? { text: words.hi, locale: 'hi' }
    : { text: words.en, locale: 'en' };

function InLanguage({ draft, language, title }: { draft: Draft; language: Language; title: string }) {
  const t = useTexts();
  const { kind, stem, options, rightId, modelAnswer, solution } = draft;
  const more = kind === 'free_text' ? [['questions.modelAnswer', modelAnswer] as const] : [];
  return (
    <section className={styles.preview} aria-label={title}>
      <h3>{title}</h3>
      <RichMath {...pick(stem, language)} />
      <Figure figure={draft.figure} language={language} />
      {kind === 'single_choice' ? (
        <ol className={styles.shown}>
          {options.map((option) => (
            <li key={option.id}>
              <RichMath {...pick(option.text, language)} isInline />
              <Figure figure={option.figure} language={language} />
              {rightId === option.id ? <Chip tone="right">{t('questions.right')}</Chip> : null}
            </li>
          ))}
        </ol>
      ) : null}
      {[...more, ['questions.solution', solution] as const].map(([id, words]) =>
        words.en.trim() === '' ? null : (
          <div key={id}>
            <h4>{t(id)}</h4>
            <RichMath {...pick(words, language)} />
          </div>
        ),
      )}
      <Figure figure={draft.solutionFigure} language={language} />
    </section>
  );
}

function Figure({ figure, language }: { figure: BankFigure | null; language: Language }) {
  if (!figure) return null;
  const { url, alt, width, height } = figure;
  return <img src={url} alt={inLanguage(alt, language)} width={width} height={height} />;
}
