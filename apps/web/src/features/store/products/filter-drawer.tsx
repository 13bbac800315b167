import { Button } from '@shala/ui/button.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsPhone } from '#shared/hooks/use-is-phone.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { boardsQuery, gradesQuery, type ProductFilter } from '../queries.ts';
import styles from './products.module.css';

interface FilterDrawerProps {
  filter: ProductFilter;
  isOpen: boolean;
  onClose: () => void;
  onApply: (filter: ProductFilter) => void;
}

export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen, onClose } = props;
  const t = useTexts();
  const isPhone = useIsPhone();
  return (
    <Sheet
      opened={isOpen}
      onClose={onClose}
      title={t('store.filterTitle')}
      closeLabel={t('nav.close')}
      side={isPhone ? 'below' : 'right'}
      width={400}
    >
      {/* What was chosen and not applied is forgotten with the drawer. */}
      <FilterForm key={String(isOpen)} {...props} />
    </Sheet>
  );
}

const toOptions = (all: string, choices: readonly { id: number; name: string }[] = []) => [
  { id: '', label: all },
  ...choices.map(({ id, name }) => ({ id: String(id), label: name })),
];
const toId = (text: string): number | undefined => (text === '' ? undefined : Number(text));

function FilterForm({ filter, isOpen, onApply }: FilterDrawerProps) {
  const t = useTexts();
  const [boardId, setBoardId] = useState(filter.boardId);
  const [classId, setClassId] = useState(filter.classId);
  const boards = useQuery({ ...boardsQuery, enabled: isOpen });
  const grades = useQuery({ ...gradesQuery(boardId ?? 0), enabled: isOpen && boardId !== undefined });
  return (
    <div className={styles.form}>
      <SelectField
        label={t('store.board')}
        options={toOptions(t('store.allBoards'), boards.data)}
        current={String(boardId ?? '')}
        error={boards.isError ? t('store.filterFailed') : undefined}
        onChange={(id) => {
          setBoardId(toId(id));
          setClassId(undefined);
        }}
      />
      <SelectField
        label={t('store.class')}
        options={toOptions(t('store.allClasses'), grades.data)}
        current={String(classId ?? '')}
        disabled={boardId === undefined}
        help={boardId === undefined ? t('store.boardFirst') : undefined}
        error={grades.isError ? t('store.filterFailed') : undefined}
        onChange={(id) => setClassId(toId(id))}
      />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => onApply({})}>
          {t('store.reset')}
        </Button>
        <Button onClick={() => onApply({ boardId, classId })}>{t('store.apply')}</Button>
      </div>
    </div>
  );
}
