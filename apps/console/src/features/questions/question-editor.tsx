import type { BankPlaces } from '@shala/api-client/question-bank.ts';
import { Panel } from '@shala/ui/desk-page.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import type { Draft, DraftFault } from './draft.ts';
import { FigureField } from './figure-field.tsx';
import { OptionList } from './option-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { QuestionPreview } from './question-preview.tsx';
import styles from './questions.module.css';
import { WordsFields } from './words-fields.tsx';

interface QuestionEditorProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  places: BankPlaces;
  /** What the last try to save missed. */
  faults: readonly DraftFault[];
  isNew: boolean;
}

/** Both languages side by side, and beside them what students will read. */
export function QuestionEditor({ draft, onChange, places, faults, isNew }: QuestionEditorProps) {
  const t = useTexts();
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const isChoice = draft.kind === 'single_choice';
  return (
    <div className={styles.editor}>
      <Panel title={t(isNew ? 'questions.new' : 'questions.question')}>
        <form
          className={styles.fields}
          aria-label={t('questions.question')}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className={styles.settings}>
            <SelectField
              label={t('questions.kind')}
              disabled={!isNew}
              current={draft.kind}
              options={[
                { id: 'single_choice', label: t('questions.kindChoice') },
                { id: 'free_text', label: t('questions.kindText') },
              ]}
              onChange={(kind) => set({ kind })}
            />
            <TextField
              label={t('questions.marks')}
              inputMode="decimal"
              value={draft.marks}
              error={faults.includes('marks') ? t('questions.faultMarks') : undefined}
              onChange={({ currentTarget }) => set({ marks: currentTarget.value })}
            />
            <PlaceFields
              places={places}
              subjectId={draft.subjectId}
              chapterId={draft.chapterId}
              onChange={set}
              error={faults.includes('place') ? t('questions.faultPlace') : undefined}
            />
            <TextField
              className={styles.wide}
              label={t('questions.tags')}
              help={t('questions.tagsHelp')}
              value={draft.tags}
              onChange={({ currentTarget }) => set({ tags: currentTarget.value })}
            />
          </div>
          <WordsFields
            label={t('questions.stem')}
            words={draft.stem}
            rows={5}
            error={faults.includes('stem') ? t('questions.faultStem') : undefined}
            onChange={(stem) => set({ stem })}
          />
          <p className={styles.note}>{t('questions.mathHelp')}</p>
          <FigureField
            label={t('questions.stem')}
            figure={draft.figure}
            onChange={(figure) => set({ figure })}
          />
          {isChoice ? <OptionList draft={draft} onChange={onChange} /> : null}
          {faults.includes('options') || faults.includes('right') ? (
            <p role="alert" className={styles.bad}>
              {t(faults.includes('options') ? 'questions.faultOptions' : 'questions.faultRight')}
            </p>
          ) : null}
          {isChoice ? null : (
            <WordsFields
              label={t('questions.modelAnswer')}
              words={draft.modelAnswer}
              onChange={(modelAnswer) => set({ modelAnswer })}
            />
          )}
          <WordsFields
            label={t('questions.solution')}
            words={draft.solution}
            onChange={(solution) => set({ solution })}
          />
          <FigureField
            label={t('questions.solution')}
            figure={draft.solutionFigure}
            onChange={(solutionFigure) => set({ solutionFigure })}
          />
        </form>
      </Panel>
      <QuestionPreview draft={draft} />
    </div>
  );
}
