import { OptionResult, OptionRow } from '@shala/ui/option-row.tsx';
import { PaletteCell, type PaletteState, PaletteSwatch } from '@shala/ui/palette-cell.tsx';
import { PieChart } from '@shala/ui/pie-chart.tsx';
import { ResultStrip } from '@shala/ui/result-strip.tsx';
import { ScoreStamp } from '@shala/ui/score-stamp.tsx';
import { TrendChart } from '@shala/ui/trend-chart.tsx';
import { useState } from 'react';
import { Group, Row, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

const states: PaletteState[] = [
  'not-visited',
  'not-answered',
  'answered',
  'marked',
  'answered-marked',
  'correct',
  'wrong',
  'evaluating',
  'unanswered',
];

function Options({ words }: { words: SampleWords }) {
  const [chosen, setChosen] = useState<number | null>(1);
  return (
    <>
      {words.subjects.slice(0, 3).map((subject, place) => (
        <OptionRow
          key={subject}
          letter={'abc'[place] ?? ''}
          chosen={place === chosen}
          disabled={place === 2}
          onChoose={() => setChosen(place === chosen ? null : place)}
        >
          {subject}
        </OptionRow>
      ))}
      <OptionResult letter="a" result="right" note={words.saved}>
        {words.lesson}
      </OptionResult>
      <OptionResult letter="b" result="wrong" note={words.danger}>
        {words.lesson}
      </OptionResult>
    </>
  );
}

export function QuizSamples({ words }: { words: SampleWords }) {
  const [current, setCurrent] = useState(0);
  const points = [80, 70, 75, 85].map((value, place) => ({
    id: place,
    value,
    text: `${value}%`,
    label: `${words.score} ${place + 1}`,
    note: `${14 + place}`,
  }));
  return (
    <Group name="Quiz">
      <Sample name="Palette">
        <Row>
          {states.map((state, place) => (
            <PaletteCell
              key={state}
              number={`0${place + 1}`}
              state={state}
              marked={state === 'correct'}
              current={place === current}
              label={`0${place + 1} ${state}`}
              onClick={() => setCurrent(place)}
            />
          ))}
        </Row>
        <Row>
          {[...states, 'badge' as const].map((state) => (
            <PaletteSwatch key={state} state={state} />
          ))}
        </Row>
      </Sample>
      <Sample name="Options">
        <Options words={words} />
      </Sample>
      <Sample name="Stamp">
        <Row>
          <ScoreStamp edge={[words.lesson, '1']} score="80%" note={words.done} label="80%" />
          <ScoreStamp edge={[words.lesson, '2']} score="7.14%" label="7.14%" />
        </Row>
        <ResultStrip tones={['right', 'right', 'wrong', 'wait', 'none']} label="2, 1, 1, 1" />
      </Sample>
      <Sample name="Pie">
        <PieChart
          label="17, 1, 1, 1"
          slices={[
            { tone: 'right', count: 17 },
            { tone: 'wrong', count: 1 },
            { tone: 'wait', count: 1 },
            { tone: 'none', count: 1 },
          ]}
        />
      </Sample>
      <Sample name="Trend" wide>
        <TrendChart points={points} label="80, 70, 75, 85" />
      </Sample>
    </Group>
  );
}
