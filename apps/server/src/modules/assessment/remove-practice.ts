import type { Teacher } from '#modules/institutes/index.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { requireOwnRow } from './author-practice.ts';
import { deleteItem, lockItem } from './authoring-store.ts';

/** Only a draft that no student has ever opened; its questions stay in the bank. */
export async function removePractice(tx: Tx, which: { teacher: Teacher; itemId: number }): Promise<void> {
  await lockItem(tx, which.itemId);
  const { id, is_removable: isRemovable } = await requireOwnRow(tx, which);
  if (!isRemovable) throw new AppError('practice_in_use');
  await deleteItem(tx, id);
  await audit(tx, {
    tenantId: which.teacher.tenantId,
    actor: { kind: 'staff', id: which.teacher.staffId },
    action: 'practice.removed',
    subject: { kind: 'practice_item', id },
  });
}
