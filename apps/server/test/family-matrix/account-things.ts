import { digestToken } from '../../src/modules/notifications/digest-token.ts';
import { createSealer } from '../../src/platform/sealed.ts';
import type { Owner } from './owner.ts';

/** What a family gets from us in letters and messages. */
export function accountThings({ world, family, make, one }: Owner) {
  const { tenantId, studentId, parentId, phone } = family;
  return {
    /** A second child that the school has named the mother's number for. */
    offer: () =>
      make('offer', () =>
        one(
          `WITH child AS (INSERT INTO student (tenant_id, first_name) VALUES ($1, 'Offered') RETURNING id)
           INSERT INTO guardian_invitation (student_id, tenant_id, phone_number, relation, expires_at)
           SELECT id, $1, $2, 'mother', app_now() + interval '1 day' FROM child RETURNING id`,
          [tenantId, phone],
        ),
      ),
    /** The family has asked to be forgotten. */
    deletion: () =>
      make('deletion', () =>
        world.pool.query(
          `INSERT INTO deletion_request (student_id, tenant_id, parent_id, erase_on, due_on)
           VALUES ($1, $2, $3, app_today() + 5, app_today() + 7) ON CONFLICT DO NOTHING`,
          [studentId, tenantId, parentId],
        ),
      ),
    /** Never the same twice, were it made again. */
    letterToken: digestToken(createSealer(world.config.DATA_KEYS), { tenantId, studentId, parentId }),
  };
}
