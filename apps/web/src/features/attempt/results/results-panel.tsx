import type { LoadedAnswers } from '@shala/api-client/attempts.ts';
import type { AttemptRef } from '@shala/api-client/attempts-doors.ts';
import { Button } from '@shala/ui/button.tsx';
import { ResultStrip, type StripTone } from '@shala/ui/result-strip.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import TimerIcon from 'lucide-react/icons/timer';
import { type ReactNode, useState } from 'react';
import { useTitle } from '#shared/brand/use-title.ts';
import { useIsPhone } from '#shared/hooks/use-is-phone.ts';
import { RunAnalytics } from '#shared/results/run-analytics.tsx';
import { spanText } from '#shared/results/span-text.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { useShortcuts } from '../hooks/use-shortcuts.ts';
import { padIndex, type ResultCell } from '../model/palette-state.ts';
import { cellOf } from '../model/run-results.ts';
import { Steps } from '../panel/attempt-footer.tsx';
import { PaletteStrip } from '../panel/palette-strip.tsx';
import { QuestionView } from '../panel/question-view.tsx';
import { QuizFrame } from '../panel/quiz-frame.tsx';
import { QuizHeader } from '../panel/quiz-header.tsx';
import { Explanation } from './explanation.tsx';
import { FinishedAnswer } from './finished-answer.tsx';
import { ResultCells, ResultPalette } from './result-palette.tsx';
import styles from './results-panel.module.css';
import { RunEvents } from './run-events.tsx';
import { RunList } from './run-list.tsx';
import { ScoreCard } from './score-card.tsx';
import { VerdictBanner } from './verdict-banner.tsx';

type Tab = 'questions' | 'analytics';

const tones: Record<ResultCell, StripTone> = {
  correct: 'right',
  wrong: 'wrong',
  evaluating: 'wait',
  unanswered: 'none',
};

interface ResultsPanelProps {
  loaded: LoadedAnswers;
  /** Where its events are asked for. */
  attemptRef: AttemptRef;
  onExit: () => void;
  onRetake: () => void;
  /** A window stands over the page. */
  isCovered: boolean;
}

/** A run after its end: question by question, or in numbers. */
export function ResultsPanel({ loaded, attemptRef, onExit, onRetake, isCovered }: ResultsPanelProps) {
  const t = useTexts();
  const isPhone = useIsPhone();
  const { attempt, questions } = loaded;
  const [tab, setTab] = useState<Tab>('questions');
  useTitle(attempt.title);
  const [current, setCurrent] = useState(0);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const shown = attempt.results.find(({ isShown }) => isShown) ?? attempt.results.at(-1);
  const run = attempt.results.find(({ id }) => id === chosenId) ?? shown;
  const finished = questions[current];
  const step = (by: 1 | -1) => setCurrent((place) => Math.min(questions.length - 1, Math.max(0, place + by)));
  useShortcuts(
    ({ type }) => {
      if (type === 'previous') step(-1);
      if (type === 'next') step(1);
    },
    !isCovered && tab === 'questions',
  );
  if (!finished || !shown || !run) return null;

  const title = t('quiz.question', {
    number: padIndex(current),
    total: String(questions.length).padStart(2, '0'),
  });
  const { correct, incorrect, evaluating, unanswered } = shown;
  const palette = { questions, current, onGoTo: setCurrent };
  const tabs = {
    label: t('results.tabs'),
    tabs: [
      { id: 'questions' as const, label: t('results.switchTab') },
      { id: 'analytics' as const, label: t('results.analyticsTab') },
    ],
    current: tab,
    onChange: setTab,
  };
  const content =
    tab === 'analytics' ? (
      <RunAnalytics runs={attempt.results} run={run} />
    ) : (
      <>
        <VerdictBanner finished={finished} />
        <QuestionView question={finished.question} label={title}>
          <FinishedAnswer finished={finished} />
          <Explanation question={finished.question} />
        </QuestionView>
      </>
    );
  const runList = (
    <>
      <RunList runs={attempt.results} current={run} onChoose={({ id }) => setChosenId(id)} />
      <RunEvents attempt={attemptRef} />
    </>
  );
  return (
    <QuizFrame
      isWide={tab === 'analytics'}
      header={
        <QuizHeader
          title={tab === 'analytics' ? attempt.title : title}
          sub={tab === 'analytics' ? undefined : attempt.title}
          bar={
            <ResultStrip
              tones={questions.map((question) => tones[cellOf(question)])}
              label={t('results.spread', { correct, incorrect, evaluating, unanswered })}
            />
          }
        >
          <span className={styles.took}>
            <TimerIcon aria-hidden="true" />
            {spanText(shown.minutes, t)}
          </span>
        </QuizHeader>
      }
      strip={
        isPhone && tab === 'questions' ? (
          <PaletteStrip
            current={current}
            count={`${correct}/${questions.length}`}
            label={t('results.allQuestions', { count: `${correct}/${questions.length}` })}
            cells={<ResultCells {...palette} />}
            all={(close) => <ResultPalette {...palette} onGoTo={(index) => [setCurrent(index), close()]} />}
          />
        ) : null
      }
      footer={
        <ResultFooter
          steps={
            tab === 'questions' ? (
              <Steps canGoBack={current > 0} canGoOn={current < questions.length - 1} onStep={step} />
            ) : null
          }
          onExit={onExit}
          onRetake={onRetake}
        />
      }
      side={
        isPhone ? null : (
          <Tabs {...tabs}>
            <ScoreCard title={attempt.title} run={tab === 'analytics' ? run : shown} />
            {tab === 'analytics' ? runList : <ResultPalette {...palette} />}
          </Tabs>
        )
      }
    >
      {isPhone ? (
        <Tabs {...tabs}>
          <ScoreCard title={attempt.title} run={tab === 'analytics' ? run : shown} />
          {content}
          {tab === 'analytics' ? <div className={styles.runs}>{runList}</div> : null}
        </Tabs>
      ) : (
        content
      )}
    </QuizFrame>
  );
}

interface ResultFooterProps {
  steps: ReactNode;
  onExit: () => void;
  onRetake: () => void;
}

function ResultFooter({ steps, onExit, onRetake }: ResultFooterProps) {
  const t = useTexts();
  return (
    <>
      {steps}
      <Button variant="quiet" onClick={onExit}>
        {t('results.exit')}
      </Button>
      <Button className={styles.retake} onClick={onRetake}>
        {t('results.retake')}
      </Button>
    </>
  );
}
