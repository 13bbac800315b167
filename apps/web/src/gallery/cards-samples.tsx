import { Avatar } from '@shala/ui/avatar.tsx';
import { Badge } from '@shala/ui/badge.tsx';
import { BookCard, BookGrid } from '@shala/ui/book-card.tsx';
import { Button } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { ChoiceCard, ChoiceEmblem, ChoiceGroup } from '@shala/ui/choice-card.tsx';
import { LessonRow, LessonTile } from '@shala/ui/lesson-tile.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { ClosedPersonTile, PersonTile, PersonTiles } from '@shala/ui/person-tile.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import { RuledPanel } from '@shala/ui/ruled-panel.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Group, Row, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

const icons = ['sigma', 'leaf', 'atom', 'flask-conical', 'languages', 'globe', 'landmark'];

function Books({ words }: { words: SampleWords }) {
  return (
    <BookGrid>
      {words.subjects.map((title, place) => (
        <BookCard
          key={title}
          href="#book"
          colour={subjectColour(place + 1, place)}
          icon={icons[place] ?? null}
          title={title}
          sub={words.chapters}
          progress={{ percent: 12 * place, label: title, text: words.done }}
          next={words.nextChapter}
        />
      ))}
      <BookCard
        href="#book"
        colour="s3"
        icon="unknown"
        title={words.subjects.join(' ')}
        sub={words.chapters}
      />
    </BookGrid>
  );
}

function Lessons({ words }: { words: SampleWords }) {
  const both = { href: '#lesson', title: words.lesson, sub: words.lessonSub };
  return (
    <LessonRow>
      <LessonTile
        {...both}
        colour="s2"
        kind="video"
        length="8:24"
        seen={{ percent: 64, label: words.done }}
      />
      <LessonTile {...both} colour="s1" kind="video" length="12:10" doneLabel={words.saved} />
      <LessonTile {...both} colour="s3" kind="document" seen={{ percent: 50, label: words.done }} />
      <LessonTile {...both} colour="s5" kind="link" />
    </LessonRow>
  );
}

const nothing = () => undefined;

function Choices({ words }: { words: SampleWords }) {
  const [first = '', second = '', third = '', fourth = ''] = words.subjects;
  const [chosen, setChosen] = useState(first);
  const card = (title: string) => ({
    group: 'gallery',
    title,
    checked: chosen === title,
    onChoose: () => setChosen(title),
  });
  const emblem = <ChoiceEmblem picture={null} letters="CB" />;
  return (
    <ChoiceGroup label={words.search}>
      <ChoiceCard {...card(first)} sub={words.today} emblem={emblem} />
      <ChoiceCard {...card(second)} sub={words.chapters} emblem={emblem} />
      <ChoiceCard {...card(third)} closed={words.lockedTitle} emblem={emblem} />
      <ChoiceCard {...card(fourth)} />
    </ChoiceGroup>
  );
}

export function CardsSamples({ words }: { words: SampleWords }) {
  const facts = [
    { value: '4/9', name: words.lessons },
    { value: '82%', name: words.score },
    { value: '640', name: words.points },
  ];
  return (
    <Group name="Cards">
      <Sample wide name="RuledPanel: full, and with nothing known yet">
        <RuledPanel
          title={words.hello}
          text={words.today}
          facts={facts}
          action={<Button icon={<Play aria-hidden="true" />}>{words.next}</Button>}
        />
        <RuledPanel title={words.hello} />
      </Sample>
      <Sample wide name="BookCard: seven colours; no icon and no progress; a long name">
        <Books words={words} />
      </Sample>
      <Sample wide name="LessonTile: video, finished, document, link">
        <Lessons words={words} />
      </Sample>
      <Sample name="ChoiceCard: chosen, open, closed, without a picture">
        <Choices words={words} />
      </Sample>
      <Sample name="PersonTile: in use, another, closed">
        <PersonTiles label={words.person}>
          <li>
            <PersonTile current person={{ id: 1, name: words.person }} onChoose={nothing} />
          </li>
          <li>
            <PersonTile person={{ id: 2, name: words.subjects.join('') }} onChoose={nothing} />
          </li>
          <li>
            <ClosedPersonTile
              person={{ id: 3, name: words.person }}
              mark={<Chip tone="wait">{words.lockedTitle}</Chip>}
            />
          </li>
        </PersonTiles>
      </Sample>
      <Sample name="Chip">
        <Row>
          <Chip>{words.learn}</Chip>
          <Chip tone="right">{words.saved}</Chip>
          <Chip tone="wrong">{words.danger}</Chip>
          <Chip tone="wait">{words.waiting}</Chip>
          <Chip tone="quiet">{words.className}</Chip>
          <span className="s4">
            <Chip tone="subject">{words.subjects[3]}</Chip>
          </span>
        </Row>
      </Sample>
      <Sample name="Avatar, Badge, Logo">
        <Row>
          {words.subjects.map((name, id) => (
            <Avatar key={name} id={id} name={name} />
          ))}
          <Badge count={3} />
          <Logo letter="S" name="Shala" />
        </Row>
      </Sample>
      <Sample name="Card and ProgressBar">
        <Card style={{ padding: 18 }}>
          <ProgressBar label={words.done} percent={48} />
        </Card>
        <div className="s2">
          <ProgressBar subject label={words.done} percent={48} />
        </div>
      </Sample>
    </Group>
  );
}
