import type { StaffRole } from '@shala/api-client/staff.ts';
import type { TextId } from '../texts/texts.ts';

export const roleTexts: Record<StaffRole, TextId> = {
  tutor: 'role.tutor',
  school_admin: 'role.schoolAdmin',
  tenant_admin: 'role.tenantAdmin',
  platform_operator: 'role.platformOperator',
};
