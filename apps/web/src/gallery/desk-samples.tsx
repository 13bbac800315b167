import { Chip } from '@shala/ui/chip.tsx';
import { DataTable } from '@shala/ui/data-table.tsx';
import { DeskBar } from '@shala/ui/desk-bar.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { DropDown } from '@shala/ui/drop-down.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { KeyCaps } from '@shala/ui/key-cap.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { ProfileButton } from '@shala/ui/profile-button.tsx';
import { Rail } from '@shala/ui/rail.tsx';
import BookOpen from 'lucide-react/icons/book-open';
import Keyboard from 'lucide-react/icons/keyboard';
import Sun from 'lucide-react/icons/sun';
import { Frame, Group, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

/** The denser parts, of the staff's app. */
export function DeskSamples({ words }: { words: SampleWords }) {
  const items = [Sun, BookOpen].map((Icon, place) => ({
    id: String(place),
    href: '#place',
    label: words.places[place] ?? '',
    icon: <Icon aria-hidden="true" />,
    active: place === 0,
    badge: place === 1 ? 12 : undefined,
  }));
  const rows = words.places.map((name, place) => ({ id: place, name, count: place * 7 }));
  const columns = [
    { id: 'name', head: words.search, isName: true, cell: ({ name }: { name: string }) => name },
    { id: 'count', head: '№', isFigure: true, cell: ({ count }: { count: number }) => count },
    { id: 'state', head: '·', cell: () => <Chip tone="right">{words.person}</Chip> },
  ];
  return (
    <Group name="Desk">
      <Sample name="Rail">
        <Frame>
          <Rail label="Areas" logo={<Logo letter="S" name="Shala" />} groups={[items, items.slice(0, 1)]} />
        </Frame>
      </Sample>
      <Sample name="Bar, with a panel under its button">
        <Frame>
          <DeskBar title={words.places[0] ?? ''} sub={words.person}>
            <IconButton label="Keyboard" icon={<Keyboard aria-hidden="true" />} />
            <DropDown
              label={words.person}
              renderButton={({ onClick, ...rest }) => (
                <ProfileButton
                  compact
                  label={words.person}
                  person={{ id: 6, name: words.person }}
                  expanded={rest['aria-expanded']}
                  onClick={onClick}
                />
              )}
            >
              {words.person}
            </DropDown>
          </DeskBar>
        </Frame>
      </Sample>
      <Sample name="Panel and table; a panel with nothing in it">
        <Panel title={words.places[0] ?? ''} note="12">
          <DataTable caption={words.places[0] ?? ''} columns={columns} rows={rows} keyOf={({ id }) => id} />
        </Panel>
        <Panel title={words.places[1] ?? ''} note="0" />
      </Sample>
      <Sample name="Keys">
        <KeyCaps keys="g d" /> <KeyCaps keys="Ctrl+Enter" />
      </Sample>
    </Group>
  );
}
