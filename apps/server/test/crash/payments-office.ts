import { decideRefund } from '../../src/modules/shop/decide-refund.ts';
import type { Shop } from './payments-shop.ts';
import { pause } from './random.ts';

/** Staff who say yes to every family that asks for its money back. */
export function openOffice({ db, pool }: Shop) {
  const approveAll = async (): Promise<void> => {
    const { rows } = await pool.query<{
      tenantId: number;
      studentId: number;
      refundId: number;
      staffId: number;
    }>(
      `SELECT refund.tenant_id AS "tenantId", refund.student_id AS "studentId", refund.id AS "refundId",
         (SELECT min(staff.id) FROM staff WHERE staff.tenant_id = refund.tenant_id) AS "staffId"
       FROM refund WHERE state = 'requested'`,
    );
    for (const { staffId, ...key } of rows) {
      const decision = { key, staffId, decision: 'approve', amountPaise: null, note: null } as const;
      await db.transaction().execute((tx) => decideRefund(tx, decision));
    }
  };
  return {
    approveAll,
    async approveAlong(isOver: () => boolean): Promise<void> {
      for (; !isOver(); await pause(1_000)) await approveAll();
    },
  };
}
