import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { newUuid } from '#platform/random.ts';
import { canDecide, isOwed } from './domain/refund-state.ts';
import { lockRefund, type RefundKey, updateApproved, updateRefused } from './refund-store.ts';
import type { StaffRefund } from './staff-money.ts';
import { selectStaffRefund } from './staff-money-store.ts';

interface DecideRefund {
  key: RefundKey;
  staffId: number;
  decision: 'approve' | 'refuse';
  /** Of an approval; null: what was asked for. */
  amountPaise: number | null;
  note: string | null;
}

/** Staff say yes, to all or a part, or no and why. What we owe of ourselves can be tried again but not refused. */
export async function decideRefund(tx: Tx, given: DecideRefund): Promise<StaffRefund> {
  const { key, staffId, decision, note } = given;
  const refund = await lockRefund(tx, key);
  if (!refund) throw notFound();
  if (!canDecide(refund.state)) throw new AppError('refund_decided');
  const mustGoBack = isOwed(refund.reason);
  const amountPaise = given.amountPaise ?? refund.amountPaise;
  if (decision === 'refuse') {
    if (mustGoBack) throw new AppError('refund_owed');
    if (!note) throw new AppError('refund_note_missing');
    await updateRefused(tx, key, { staffId, note });
  } else {
    const isPossible = mustGoBack ? amountPaise === refund.amountPaise : amountPaise <= refund.mostPaise;
    if (!isPossible) throw new AppError('refund_amount_out_of_range');
    await updateApproved(tx, key, { staffId, note, amountPaise, reference: newUuid() });
  }
  await audit(tx, {
    tenantId: key.tenantId,
    actor: { kind: 'staff', id: staffId },
    action: decision === 'approve' ? 'refund.approved' : 'refund.refused',
    subject: { kind: 'student', id: key.studentId },
    details: { refund_id: key.refundId, amount_paise: decision === 'approve' ? amountPaise : 0, note },
  });
  return selectStaffRefund(tx, key);
}
