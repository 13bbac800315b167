import type { Kind } from './kind.ts';
import { boards } from './kinds/boards.ts';
import { exams } from './kinds/exams.ts';
import { families } from './kinds/families.ts';
import { initialPassword } from './kinds/initial-password.ts';
import { institutes } from './kinds/institutes.ts';
import { staff } from './kinds/staff.ts';
import { students } from './kinds/students.ts';
import { tenants } from './kinds/tenants.ts';

/** In the order of saving: a kind refers only to kinds above it. */
export function kinds(options: { tenant: string | null }): readonly Kind<unknown>[] {
  return [initialPassword, tenants, boards, exams, institutes, staff, families, students(options.tenant)];
}
