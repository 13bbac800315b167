import type { GivenRole, StaffPlaces } from '@shala/api-client/staff-people.ts';
import { SelectField } from '@shala/ui/select-field.tsx';
import { roleTexts } from '#shared/session/role-texts.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './people.module.css';

export interface RoleChoice {
  readonly role: GivenRole;
  readonly instituteId: number | null;
}

interface RoleFieldsProps {
  places: StaffPlaces;
  value: RoleChoice;
  onChange: (choice: RoleChoice) => void;
}

/** A school's own office gives roles in its school; only administrators make administrators. */
export function RoleFields({ places, value, onChange }: RoleFieldsProps) {
  const t = useTexts();
  const roles: GivenRole[] = [
    'tutor',
    'school_admin',
    ...(places.isTenantAdmin ? (['tenant_admin'] as const) : []),
  ];
  const choose = (role: GivenRole) =>
    onChange({ role, instituteId: role === 'school_admin' ? (places.institutes[0]?.id ?? null) : null });
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('people.role')}
        current={value.role}
        options={roles.map((role) => ({ id: role, label: t(roleTexts[role]) }))}
        onChange={choose}
      />
      {value.role === 'school_admin' ? (
        <SelectField
          label={t('people.school')}
          current={String(value.instituteId ?? '')}
          options={places.institutes.map(({ id, name }) => ({ id: String(id), label: name }))}
          onChange={(id) => onChange({ ...value, instituteId: Number(id) })}
        />
      ) : null}
    </div>
  );
}
