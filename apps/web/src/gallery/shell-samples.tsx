import { BottomBar } from '@shala/ui/bottom-bar.tsx';
import { FullWidthHeader } from '@shala/ui/full-width-header.tsx';
import { IconButton, IconLink } from '@shala/ui/icon-button.tsx';
import { LoginArt } from '@shala/ui/login-art.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import type { NavItem } from '@shala/ui/nav-item.ts';
import { PhoneHeader } from '@shala/ui/phone-header.tsx';
import { ProfileButton } from '@shala/ui/profile-button.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { Sidebar } from '@shala/ui/sidebar.tsx';
import { TopBar } from '@shala/ui/top-bar.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import Menu from 'lucide-react/icons/menu';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import Video from 'lucide-react/icons/video';
import { Frame, Group, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

const nothing = () => undefined;
const icons = [BookOpen, PencilRuler, Video, Bell];

function placesOf(words: SampleWords): NavItem[] {
  return icons.map((Icon, place) => ({
    id: String(place),
    href: '#place',
    label: words.places[place] ?? '',
    icon: <Icon aria-hidden="true" />,
    active: place === 0,
    badge: place > 1 ? place : undefined,
  }));
}

export function ShellSamples({ words }: { words: SampleWords }) {
  const places = placesOf(words);
  const person = { id: 6, name: words.person };
  const back = <IconLink href="#back" label="Back" icon={<ArrowLeft aria-hidden="true" />} />;
  const bell = <IconButton label="Notifications, 6 new" badge={6} icon={<Bell aria-hidden="true" />} />;
  const search = <SearchField label={words.search} clearLabel={words.clear} value="" onChange={nothing} />;
  const me = { label: `${words.person}, ${words.className}`, person, sub: words.className, onClick: nothing };
  return (
    <Group name="Shell">
      <Sample wide name="LoginArt">
        <Frame>
          <LoginArt
            logo={<Logo onBrand letter="S" name="Shala" />}
            lines={words.lines}
            text={words.artText}
            shortText={words.artShort}
          />
        </Frame>
      </Sample>
      <Sample wide name="TopBar (from 992 px) and PhoneHeader (below)">
        <TopBar title={words.learn} sub={words.learnSub} back={back} search={search}>
          {bell}
          <ProfileButton {...me} />
        </TopBar>
        <PhoneHeader title={words.learn} sub={words.learnSub} search={search}>
          <ProfileButton {...me} compact />
        </PhoneHeader>
      </Sample>
      <Sample wide name="FullWidthHeader">
        <Frame>
          <FullWidthHeader title={words.lesson} sub={words.lessonSub} start={back}>
            {bell}
          </FullWidthHeader>
        </Frame>
      </Sample>
      <Sample name="Sidebar (from 992 px); under it BottomBar at the foot of the screen">
        <Sidebar
          label="Main"
          logo={<Logo letter="S" name="Shala" />}
          groups={[places.slice(0, 3), places.slice(3)]}
        />
        <BottomBar
          label="Main"
          items={places}
          more={{
            label: words.places[4] ?? '',
            icon: <Menu aria-hidden="true" />,
            open: false,
            onOpen: nothing,
          }}
        />
      </Sample>
    </Group>
  );
}
