import { afterAll, beforeAll, expect, test } from 'vitest';
import { aanya, aarav, shala, signIn } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('[RL-02] a student signs in with e-mail and password, and belongs to an institution or to none', async () => {
  for (const [email, kind] of [
    [aarav, 'institution'],
    [aanya, 'retail'],
  ] as const) {
    const signedIn = await signIn(world.server, email);
    expect(signedIn.status).toBe(200);
    const answer = await world.server.inject({ url: '/Student/ProductDetails', headers: signedIn.headers });
    const types = JSON.stringify(answer.json()).match(/"studenttype":"(\w+)"/g);
    expect(new Set(types)).toEqual(new Set([`"studenttype":"${kind}"`]));
    expect((await signIn(world.server, email, shala, 'Wrong@2026')).status).toBe(401);
    expect((await signIn(world.server, `x${email}`)).status).toBe(401);
  }
});
