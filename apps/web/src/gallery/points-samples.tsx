import { EmptyPodium, Podium } from '@shala/ui/podium.tsx';
import { Switch } from '@shala/ui/switch.tsx';
import { useState } from 'react';
import { Group, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

const person = (place: number, rank: number, name: string, points: string) => ({
  place,
  rank,
  rankLabel: String(rank),
  name,
  points,
  picture: null,
  colourNumber: place,
});
const first = person(1, 1, 'Ishaan P.', '1,120');
const third = person(3, 3, 'Harjot S.', '980');

export function PointsSamples({ words }: { words: SampleWords }) {
  const [isOn, setOn] = useState(true);
  return (
    <Group name="Points">
      <Sample name="Podium: three ranks, two equals, one alone">
        <Podium label={words.points} people={[first, person(2, 2, 'Diya M.', '1,065'), third]} />
        <Podium label={words.points} people={[first, person(2, 1, 'Diya M.', '1,120'), third]} />
        <Podium label={words.points} people={[first]} />
      </Sample>
      <Sample name="Podium: nobody yet, and on its way">
        <EmptyPodium>{words.points}</EmptyPodium>
        <EmptyPodium />
      </Sample>
      <Sample name="Switch: on and off by a tap, disabled">
        <Switch
          label={words.lesson}
          text={words.lessonSub}
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        <Switch label={words.lesson} text={words.lessonSub} checked={false} disabled readOnly />
      </Sample>
    </Group>
  );
}
