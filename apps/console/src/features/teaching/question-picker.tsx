import type { BankLine } from '@shala/api-client/practice-staff.ts';
import { RichMath } from '@shala/question-kit/rich-math.tsx';
import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './item-form.module.css';
import { pickQuery } from './teaching-query.ts';

interface QuestionPickerProps {
  chosen: readonly BankLine[];
  onAdd: (line: BankLine) => void;
}

/** The school's questions, to take from. */
export function QuestionPicker({ chosen, onAdd }: QuestionPickerProps) {
  const t = useTexts();
  const locale = useLanguage();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(pickQuery({ search: search.trim(), page, locale }));
  return (
    <Panel
      title={t('teaching.bank')}
      note={data ? t('teaching.questionsCount', { count: data.total }) : null}
    >
      <div className={styles.search}>
        <SearchField
          label={t('teaching.searchQuestions')}
          clearLabel={t('teaching.clearSearch')}
          value={search}
          onChange={(value) => {
            setSearch(value);
            setPage(1);
          }}
        />
      </div>
      {error ? (
        <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={styles.bank}>
          {data.questions.map((line) => {
            const isChosen = chosen.some(({ id }) => id === line.id);
            return (
              <li key={line.id} className={styles.line}>
                <QuestionWords line={line} />
                <IconButton
                  label={t(isChosen ? 'teaching.isChosen' : 'teaching.takeQuestion', { number: line.id })}
                  icon={isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                  disabled={isChosen}
                  onClick={() => onAdd(line)}
                />
              </li>
            );
          })}
        </ul>
      ) : (
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      )}
      {data && data.pages > 1 ? (
        <div className={styles.pages}>
          <Button variant="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('people.previous')}
          </Button>
          <span>{t('marking.place', { at: page, of: data.pages })}</span>
          <Button variant="quiet" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            {t('people.next')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

export function QuestionWords({ line }: { line: BankLine }) {
  const t = useTexts();
  const locale = useLanguage();
  return (
    <div className={styles.words}>
      <div className={styles.stem}>
        <RichMath text={line.content} locale={locale} />
      </div>
      <small>
        {[
          t(line.kind === 'free_text' ? 'teaching.freeText' : 'teaching.choice'),
          t('marking.marksCount', { count: line.marks }),
          ...line.tags,
        ].join(' · ')}
      </small>
    </div>
  );
}
