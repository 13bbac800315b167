import { afterAll, beforeAll, expect, test } from 'vitest';
import { lakshmi, openParentSession } from '../../../test/parent-session.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('[N01] [N07] [CN-26] once a wording is in force it is missing for a child until a parent has agreed by code', async () => {
  const parent = await openParentSession(world, lakshmi);
  const call = (method: 'GET' | 'POST', url: string) =>
    world.server.inject({ method, url: `/api/v1/user_management/${url}`, headers: parent.headers });
  const missing = async () => (await call('GET', 'student/auth/legal')).json().missing;
  expect(await missing()).toEqual([]);

  await world.pool.query(
    `INSERT INTO legal_document (tenant_id, brand_id, kind, version, texts, effective_on, published_at)
     SELECT tenant_id, id, 'privacy', 1, '{"en": "New"}', app_today(), app_now() FROM brand WHERE slug = 'shala'`,
  );
  world.modules.tenancy.brands.forget();
  expect(await missing()).toEqual([{ document: 'privacy', version: 'v1' }]);

  const { rows } = await world.pool.query('SELECT current_student_id AS id FROM parent WHERE id = $1', [
    parent.parentId,
  ]);
  const agree = () => call('POST', `parent/students/${rows[0].id}/consents`);
  expect((await agree()).json().code).toBe('confirmation_required');
  await world.pool.query('UPDATE session SET confirmed_at = app_now() WHERE id = $1', [parent.sessionId]);
  expect((await agree()).statusCode).toBe(200);
  expect(await missing()).toEqual([]);
  const ledger = await world.pool.query(
    `SELECT verified_by, parent_id FROM consent WHERE student_id = $1 AND document = 'privacy' AND version = 'v1'`,
    [rows[0].id],
  );
  expect(ledger.rows).toEqual([{ verified_by: 'otp', parent_id: parent.parentId }]);
});
