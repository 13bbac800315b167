/** Whom a member of the office looks after. */
export interface OfficeReach {
  isTenantAdmin: boolean;
  /** Schools this person runs. */
  instituteIds: readonly number[];
}

interface RoleOf {
  role: string;
  instituteId: number | null;
}

/** Where somebody works, as far as it can be told: schools they run, and schools of the sections they teach. */
export interface Ties {
  roles: readonly RoleOf[];
  /** Null: a course as such, in no school. */
  teachingInstituteIds: readonly (number | null)[];
}

export const officeReach = (roles: readonly RoleOf[]): OfficeReach => ({
  isTenantAdmin: roles.some(({ role }) => role === 'tenant_admin'),
  instituteIds: roles.flatMap(({ role, instituteId }) =>
    role === 'school_admin' && instituteId !== null ? [instituteId] : [],
  ),
});

const institutesOf = ({ roles, teachingInstituteIds }: Ties): (number | null)[] => [
  ...roles.flatMap(({ role, instituteId }) => (role === 'school_admin' ? [instituteId] : [])),
  ...teachingInstituteIds,
];

const isOwn = ({ instituteIds }: OfficeReach, id: number | null) => id !== null && instituteIds.includes(id);

/** A school sees who works in it. */
export const maySeePerson = (reach: OfficeReach, ties: Ties): boolean =>
  reach.isTenantAdmin || institutesOf(ties).some((id) => isOwn(reach, id));

/** Only who works nowhere else is the school's to block or to invite again, and never an administrator above it. */
export function mayEditPerson(reach: OfficeReach, ties: Ties): boolean {
  if (reach.isTenantAdmin) return true;
  if (ties.roles.some(({ role }) => role === 'tenant_admin' || role === 'platform_operator')) return false;
  const institutes = institutesOf(ties);
  return institutes.length > 0 && institutes.every((id) => isOwn(reach, id));
}

/** A school gives roles inside it; whoever runs the tenant gives all. */
export function mayGiveRole(reach: OfficeReach, { role, instituteId }: RoleOf): boolean {
  if (reach.isTenantAdmin) return true;
  return role === 'tutor' || (role === 'school_admin' && isOwn(reach, instituteId));
}

/** A course without a section reaches every school. */
export const mayAssign = (reach: OfficeReach, sectionInstituteId: number | null): boolean =>
  reach.isTenantAdmin || isOwn(reach, sectionInstituteId);
