import { Button } from '@shala/ui/button.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { ChoiceList } from './choice-list.tsx';
import { filterByName } from './filter-by-name.ts';
import styles from './search-choices.module.css';

interface Thing {
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  readonly pictureUrl: string | null;
  /** Why it cannot be chosen. */
  readonly closed?: string | undefined;
}

interface SearchChoicesProps {
  things: readonly Thing[];
  label: string;
  searchLabel: string;
  chosenId: number | null;
  onChoose: (id: number) => void;
}

/** Cards with a search box above: boards and exams. */
export function SearchChoices({ things, label, searchLabel, chosenId, onChoose }: SearchChoicesProps) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const found = filterByName(things, search);
  if (things.length === 0) {
    return <EmptyState title={t('onboarding.nothingTitle')} text={t('onboarding.nothingText')} />;
  }
  return (
    <>
      <SearchField
        className={styles.search}
        size="large"
        label={searchLabel}
        clearLabel={t('nav.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      {found.length > 0 ? (
        <ChoiceList
          label={label}
          chosenId={chosenId}
          onChoose={onChoose}
          choices={found.map(({ id, name, acronym, pictureUrl, closed }) => ({
            id,
            title: acronym,
            sub: name,
            picture: pictureUrl,
            closed,
          }))}
        />
      ) : (
        <EmptyState
          title={t('onboarding.notFoundTitle')}
          text={t('onboarding.notFoundText', { search: search.trim() })}
          action={<Button onClick={() => setSearch('')}>{t('onboarding.showAll')}</Button>}
        />
      )}
    </>
  );
}
