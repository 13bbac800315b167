import { Button } from '@shala/ui/button.tsx';
import { DeskPage, Panel } from '@shala/ui/desk-page.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useDeferredValue, useState } from 'react';
import { InviteDialog } from '#features/people/invite-dialog.tsx';
import { peopleQuery, placesQuery } from '#features/people/people-query.ts';
import { PeopleTable } from '#features/people/people-table.tsx';
import { PersonSheet } from '#features/people/person-sheet.tsx';
import { useKeys } from '#shared/keys/keys.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './people-page.module.css';

/** Who works for the school: invited, given roles and sections, blocked. */
export function PeoplePage() {
  const t = useTexts();
  usePageHeader({ title: t('people.title'), sub: t('nav.school'), backTo: '/school' });
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const { data, error, refetch } = useQuery(peopleQuery(useDeferredValue(search.trim()), page));
  const places = useQuery(placesQuery);
  const rest = <NotYet error={places.error} onRetry={() => void places.refetch()} />;
  useKeys('people.title', [{ keys: 'n', text: 'people.invite', run: () => setIsInviting(true) }]);

  const look = (words: string) => {
    setSearch(words);
    setPage(1);
  };
  const turn = (to: number, text: string) => (
    <Button variant="quiet" disabled={!data || to < 1 || to > data.pages} onClick={() => setPage(to)}>
      {text}
    </Button>
  );
  return (
    <DeskPage>
      <PageActions>
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setIsInviting(true)}>
          {t('people.invite')}
        </Button>
      </PageActions>
      {data ? (
        <Panel
          title={t('people.title')}
          note={t('people.count', { count: data.total })}
          actions={
            <SearchField
              label={t('people.search')}
              clearLabel={t('people.clearSearch')}
              value={search}
              onChange={look}
            />
          }
        >
          {data.people.length === 0 ? (
            <EmptyState title={t('people.noneTitle')} text={t('people.noneText')} />
          ) : (
            <PeopleTable people={data.people} onOpen={({ id }) => setOpenId(id)} />
          )}
          {data.pages > 1 ? (
            <div className={styles.pages}>
              {turn(page - 1, t('people.previous'))}
              {turn(page + 1, t('people.next'))}
            </div>
          ) : null}
        </Panel>
      ) : (
        <NotYet error={error} onRetry={() => void refetch()} />
      )}
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        places={places.data}
        withoutPlaces={rest}
      />
      <PersonSheet
        person={data?.people.find(({ id }) => id === openId) ?? null}
        places={places.data}
        withoutPlaces={rest}
        onClose={() => setOpenId(null)}
      />
    </DeskPage>
  );
}
