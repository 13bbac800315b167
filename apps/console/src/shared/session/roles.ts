import type { StaffMember, StaffRole } from '@shala/api-client/staff.ts';

export const everybody: readonly StaffRole[] = ['tutor', 'school_admin', 'tenant_admin', 'platform_operator'];
export const teachers: readonly StaffRole[] = ['tutor', 'tenant_admin'];
export const teachersAndOffice: readonly StaffRole[] = ['tutor', 'school_admin', 'tenant_admin'];
export const office: readonly StaffRole[] = ['school_admin', 'tenant_admin'];
export const tenantAdmins: readonly StaffRole[] = ['tenant_admin'];

/** Which screens a person sees. The server guards the data itself. */
export const hasRole = ({ roles }: Pick<StaffMember, 'roles'>, allowed: readonly StaffRole[]): boolean =>
  roles.some(({ role }) => allowed.includes(role));
