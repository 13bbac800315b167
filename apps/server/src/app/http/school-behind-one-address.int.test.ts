import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#platform/passwords.ts';
import { password, shala, signIn } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('a thousand students sign in from one address within ten minutes', async () => {
  const hash = await hashPassword(password);
  await world.pool.query(
    `WITH made AS (
       INSERT INTO student (tenant_id, first_name) SELECT t.id, 'Student ' || n FROM tenant t, generate_series(1, 1000) n
       WHERE t.slug = 'shala' RETURNING id, tenant_id)
     INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
     SELECT id, tenant_id, 'crowd' || row_number() OVER () || '@students.example.org', $1 FROM made`,
    [hash],
  );
  const refused: number[] = [];
  const lane = async (first: number) => {
    for (let number = first; number <= 1000; number += 4) {
      const { status } = await signIn(world.server, `crowd${number}@students.example.org`, shala);
      if (status !== 200) refused.push(status);
    }
  };
  const began = performance.now();
  await Promise.all([1, 2, 3, 4].map(lane));
  expect(refused).toEqual([]);
  expect(performance.now() - began).toBeLessThan(600_000);
}, 600_000);
