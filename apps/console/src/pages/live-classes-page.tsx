import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ClassList } from '#features/live/class-list.tsx';
import { useKeys } from '#shared/keys/keys.ts';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function LiveClassesPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const [tab, setTab] = useState<'coming' | 'past'>('coming');
  usePageHeader({ title: t('nav.live') });
  useKeys('nav.live', [{ keys: 'n', text: 'live.new', run: () => void navigate({ to: '/live/new' }) }]);
  const toNew = (
    <ButtonLink href="/live/new" icon={<Plus aria-hidden="true" />} renderLink={appLink}>
      {t('live.new')}
    </ButtonLink>
  );
  return (
    <DeskPage>
      <PageActions>{toNew}</PageActions>
      <Tabs
        label={t('nav.live')}
        tabs={[
          { id: 'coming', label: t('live.coming') },
          { id: 'past', label: t('live.past') },
        ]}
        current={tab}
        onChange={setTab}
      >
        <ClassList when={tab} action={toNew} />
      </Tabs>
    </DeskPage>
  );
}
