import { Button } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { SavingState } from '@shala/ui/saving-state.tsx';
import Keyboard from 'lucide-react/icons/keyboard';
import { useTitle } from '#shared/brand/use-title.ts';
import { useIsPhone } from '#shared/hooks/use-is-phone.ts';
import { useTexts } from '#shared/texts/texts.ts';
import type { AnswerPicturesState } from '../hooks/use-answer-pictures.ts';
import { type Asking, usePanelActions } from '../hooks/use-panel-actions.ts';
import { countAnswered } from '../model/attempt-state.ts';
import { controlsOf } from '../model/controls.ts';
import { padIndex } from '../model/palette-state.ts';
import type { RunEngine, RunView } from '../run/run-engine.ts';
import { AnswerPictures } from './answer-pictures.tsx';
import { AttemptFooter } from './attempt-footer.tsx';
import styles from './attempt-panel.module.css';
import { ChoiceOptions } from './choice-options.tsx';
import { FreeTextAnswer } from './free-text-answer.tsx';
import { MarkButton } from './mark-button.tsx';
import { Palette, PaletteCells } from './palette.tsx';
import { PaletteStrip } from './palette-strip.tsx';
import { QuestionView } from './question-view.tsx';
import { QuizFrame } from './quiz-frame.tsx';
import { QuizHeader } from './quiz-header.tsx';
import { UnsentBar } from './run-notices.tsx';
import { RunTimerChip } from './run-timer-chip.tsx';

interface AttemptPanelProps {
  engine: RunEngine;
  view: RunView;
  pictures: AnswerPicturesState;
  /** A window stands over the panel: keys belong to it. */
  isCovered: boolean;
  onAsk: (asking: Asking) => void;
}

/** Questions while they can be answered. */
export function AttemptPanel({ engine, view, pictures, isCovered, onAsk }: AttemptPanelProps) {
  const t = useTexts();
  const isPhone = useIsPhone();
  const { state, clock } = view;
  useTitle(engine.sheet.attempt.title);
  const actions = usePanelActions({ engine, state, isActive: !isCovered, onAsk });
  const shown = engine.sheet.questions[state.current];
  const own = state.questions[state.current];
  if (!shown || !own) return null;

  const total = state.questions.length;
  const number = padIndex(state.current);
  const title = t('quiz.question', { number, total: String(total).padStart(2, '0') });
  const saving = (
    <SavingState
      state={savingOf(view, own.id)}
      labels={{ saved: t('quiz.saved'), saving: t('quiz.saving'), waiting: t('quiz.waiting') }}
    />
  );
  const { question } = shown;
  return (
    <QuizFrame
      notice={<UnsentBar view={view} onRetry={() => void engine.recheck()} />}
      header={
        <QuizHeader
          title={title}
          sub={engine.sheet.attempt.title}
          bar={
            <ProgressBar
              label={t('quiz.progress', { number: state.current + 1, total })}
              percent={((state.current + 1) / total) * 100}
              className={styles.bar}
            />
          }
        >
          {isPhone ? null : (
            <>
              <IconButton
                label={t('quiz.help')}
                icon={<Keyboard aria-hidden="true" />}
                onClick={() => onAsk('help')}
              />
              <MarkButton isMarked={own.isMarked} onMark={() => engine.toggleMark(own.id)} />
            </>
          )}
          <RunTimerChip clock={clock} />
          <Button onClick={() => onAsk('finish')}>{t('quiz.finish')}</Button>
        </QuizHeader>
      }
      strip={
        isPhone ? (
          <PaletteStrip
            current={state.current}
            count={`${countAnswered(state)}/${total}`}
            label={t('quiz.allQuestions', { count: `${countAnswered(state)}/${total}` })}
            cells={<PaletteCells state={state} onGoTo={actions.goTo} />}
            all={(close) => <Palette state={state} onGoTo={(index) => [actions.goTo(index), close()]} />}
          />
        ) : null
      }
      isFooterInside={!isPhone}
      footer={
        <AttemptFooter
          controls={controlsOf(state)}
          isMarked={own.isMarked}
          isPhone={isPhone}
          saving={saving}
          onStep={actions.step}
          onMark={() => engine.toggleMark(own.id)}
          onQuit={() => onAsk('quit')}
          onSubmit={actions.submit}
          onSkip={actions.skip}
        />
      }
      side={
        <>
          <h2 className={styles.title}>{t('quiz.palette')}</h2>
          <Palette state={state} onGoTo={actions.goTo} />
        </>
      }
    >
      <QuestionView question={question} label={title} aside={isPhone ? saving : null}>
        {question.kind === 'single_choice' ? (
          <ChoiceOptions
            question={question}
            answer={own.answer}
            isClosed={own.isClosed}
            onChoose={(option) => engine.choose(own.id, option)}
          />
        ) : (
          <>
            <FreeTextAnswer
              key={own.id}
              answer={own.answer}
              isClosed={own.isClosed}
              onWrite={(text) => engine.write(own.id, text)}
            />
            <AnswerPictures questionId={own.id} pictures={pictures} isClosed={own.isClosed} />
          </>
        )}
        {own.isClosed ? <p className={styles.over}>{t('quiz.timeOver')}</p> : null}
      </QuestionView>
    </QuizFrame>
  );
}

function savingOf({ outbox, typing }: RunView, id: number): 'saved' | 'saving' | 'waiting' {
  if (outbox.unsent.has(id)) return outbox.holdUp === null ? 'saving' : 'waiting';
  return typing === id ? 'saving' : 'saved';
}
