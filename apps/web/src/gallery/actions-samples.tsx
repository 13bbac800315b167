import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { LanguageButton, LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { Link, LinkButton } from '@shala/ui/link.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import Bell from 'lucide-react/icons/bell';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Play from 'lucide-react/icons/play';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Group, Row, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

const nothing = () => undefined;

export function ActionsSamples({ words }: { words: SampleWords }) {
  const [tab, setTab] = useState('0');
  const [language, setLanguage] = useState('en');
  return (
    <Group name="Actions">
      <Sample name="Button">
        <Row>
          <Button>{words.buy}</Button>
          <Button variant="quiet">{words.quiet}</Button>
          <Button variant="text">{words.text}</Button>
          <Button variant="danger">{words.danger}</Button>
        </Row>
        <Row>
          <Button icon={<Play aria-hidden="true" />}>{words.next}</Button>
          <ButtonLink href="#button" variant="quiet">
            {words.emptyAction}
          </ButtonLink>
        </Row>
      </Sample>
      <Sample name="Button: large, wide, loading, disabled">
        <Button size="large" wide>
          {words.send}
        </Button>
        <Button size="large" wide loading>
          {words.send}
        </Button>
        <Row>
          <Button disabled>{words.send}</Button>
          <Button variant="quiet" disabled>
            {words.quiet}
          </Button>
          <Button variant="quiet" loading>
            {words.retry}
          </Button>
        </Row>
      </Sample>
      <Sample name="IconButton: framed, badge, plain, round, disabled">
        <Row>
          <IconButton label="Cart" icon={<ShoppingCart aria-hidden="true" />} />
          <IconButton label="Notifications, 6 new" badge={6} icon={<Bell aria-hidden="true" />} />
          <IconButton label="Notifications, 99+ new" badge={120} icon={<Bell aria-hidden="true" />} />
          <IconButton label={words.close} look="plain" icon={<X aria-hidden="true" />} />
          <IconButton label="Back" look="round" icon={<ChevronLeft aria-hidden="true" />} />
          <IconButton label="Back" disabled icon={<ChevronLeft aria-hidden="true" />} />
        </Row>
      </Sample>
      <Sample name="Link, LinkButton, inline link">
        <Row>
          <Link href="#link">{words.text}</Link>
          <LinkButton onClick={nothing}>{words.clearAll}</LinkButton>
        </Row>
        <p>
          {words.agree}{' '}
          <Link inline href="#terms">
            {words.learn}
          </Link>
        </p>
      </Sample>
      <Sample name="LanguageSwitch and LanguageButton">
        <Row>
          <LanguageSwitch label="Language" languages={languages} current={language} onChange={setLanguage} />
          <LanguageButton languages={languages} current={language} onChange={setLanguage} />
        </Row>
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label="Parts"
          tabs={words.tabs.map((label, place) => ({ id: String(place), label }))}
          current={tab}
          onChange={setTab}
        >
          <p>{words.tabs[Number(tab)]}</p>
        </Tabs>
      </Sample>
    </Group>
  );
}
