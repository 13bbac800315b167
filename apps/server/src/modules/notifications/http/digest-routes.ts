import { startDigest, stopDigest as stopContract } from '@shala/wire/digest.ts';
import { type Route, write } from '#platform/http/route.ts';
import type { Sealer } from '#platform/sealed.ts';
import { stopDigest } from '../stop-digest.ts';

/** A right token and a wrong one get the same answer: it tells nobody who gets letters. */
export function digestRoutes({ sealer }: { sealer: Sealer }): Route[] {
  // Mail programs post a form here.
  const options = { policy: 'anyone', ignoresBody: true } as const;
  return [
    write(stopContract, options, async ({ params: { token }, place: { tenantId } }, tx) => {
      await stopDigest(tx, sealer, { token, tenantId, isStopped: true });
      return { isSuccess: true };
    }),
    write(startDigest, options, async ({ params: { token }, place: { tenantId } }, tx) => {
      await stopDigest(tx, sealer, { token, tenantId, isStopped: false });
      return { isSuccess: true };
    }),
  ];
}
