import { inLocale } from '@shala/brand/brand.ts';
import type { WireStaff } from '@shala/wire/staff.ts';
import type { StaffView } from '../find-staff.ts';

export interface RoleView {
  role: WireStaff['roles'][number]['role'];
  instituteId: number | null;
}

export function presentStaff(staff: StaffView, roles: readonly RoleView[], locale: 'en' | 'hi'): WireStaff {
  return {
    id: staff.id,
    email: staff.email,
    name: inLocale(staff.name, locale),
    title: staff.title && inLocale(staff.title, locale),
    roles: roles.map(({ role, instituteId }) => ({ role, institute_id: instituteId })),
  };
}
