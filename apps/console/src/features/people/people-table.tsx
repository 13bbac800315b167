import type { StaffPerson } from '@shala/api-client/staff-people.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { roleTexts } from '#shared/session/role-texts.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './people.module.css';
import { taughtText } from './taught-text.ts';

const TAUGHT_SHOWN = 2;

interface PeopleTableProps {
  people: readonly StaffPerson[];
  onOpen: (person: StaffPerson) => void;
}

export function PeopleTable({ people, onOpen }: PeopleTableProps) {
  const t = useTexts();
  const columns: readonly Column<StaffPerson>[] = [
    {
      id: 'name',
      head: t('people.name'),
      isName: true,
      cell: ({ name, email }) => (
        <>
          {name}
          <span className={styles.sub}>{email}</span>
        </>
      ),
    },
    {
      id: 'roles',
      head: t('people.roles'),
      cell: ({ roles }) => (
        <span className={styles.chips}>
          {roles.map(({ role, institute }) => (
            <span key={`${role}${institute?.id}`}>
              <Chip tone={role === 'tutor' ? 'quiet' : 'brand'}>{t(roleTexts[role])}</Chip>
              {institute ? <span className={styles.sub}>{institute.name}</span> : null}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'teaching',
      head: t('people.teaching'),
      cell: ({ teaching }) => (
        <>
          {teaching.slice(0, TAUGHT_SHOWN).map((taught) => (
            <span key={taught.id} className={styles.taught}>
              {taughtText(taught, t)}
            </span>
          ))}
          {teaching.length > TAUGHT_SHOWN ? (
            <span className={styles.sub}>{t('people.more', { count: teaching.length - TAUGHT_SHOWN })}</span>
          ) : null}
        </>
      ),
    },
    { id: 'state', head: t('people.state'), cell: (person) => <PersonState {...person} /> },
    {
      id: 'open',
      head: t('people.change'),
      cell: (person) => (
        <Button
          variant="quiet"
          aria-label={t('people.changeWhom', { name: person.name })}
          onClick={() => onOpen(person)}
        >
          {t('people.change')}
        </Button>
      ),
    },
  ];
  return <DataTable caption={t('people.title')} columns={columns} rows={people} keyOf={({ id }) => id} />;
}

export function PersonState({ isBlocked, hasJoined }: Pick<StaffPerson, 'isBlocked' | 'hasJoined'>) {
  const t = useTexts();
  if (isBlocked) return <Chip tone="wrong">{t('people.blocked')}</Chip>;
  return hasJoined ? (
    <Chip tone="right">{t('people.joined')}</Chip>
  ) : (
    <Chip tone="wait">{t('people.invited')}</Chip>
  );
}
