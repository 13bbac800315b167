import { Button } from '@shala/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { boardsQuery, gradesQuery, type ProductFilter } from '../queries.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import styles from './products.module.css';

interface FilterBarProps {
  /** How many there are; undefined until it is known. */
  total: number | undefined;
  filter: ProductFilter;
  onFilter: (filter: ProductFilter) => void;
}

/** What the list is cut down to, each a press away from all of it, and the drawer that does it. */
export function FilterBar({ total, filter, onFilter }: FilterBarProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { boardId, classId } = filter;
  const boards = useQuery({ ...boardsQuery, enabled: boardId !== undefined });
  const grades = useQuery({ ...gradesQuery(boardId ?? 0), enabled: classId !== undefined });
  const board = boards.data?.find(({ id }) => id === boardId);
  const grade = grades.data?.find(({ id }) => id === classId);
  const apply = (wanted: ProductFilter) => {
    setOpen(false);
    onFilter(wanted);
  };
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {total ? t('store.count', { count: total }) : null}
      </p>
      {board ? <FilterTag name={board.name} onRemove={() => onFilter({})} /> : null}
      {grade ? <FilterTag name={grade.name} onRemove={() => onFilter({ boardId })} /> : null}
      <Button
        variant="quiet"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('store.filter')}
      </Button>
      <FilterDrawer filter={filter} isOpen={isOpen} onClose={() => setOpen(false)} onApply={apply} />
    </div>
  );
}

function FilterTag({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTexts();
  return (
    <button type="button" className={styles.tag} aria-label={t('store.without', { name })} onClick={onRemove}>
      {name}
      <X aria-hidden="true" />
    </button>
  );
}
