import type { ResponseOf } from '@shala/wire/contract.ts';
import type { startDigest as startContract, stopDigest as stopContract } from '@shala/wire/digest.ts';
import type { Transport } from './transport.ts';

/** The weekly letter that the token came with goes on or stops. A token of nobody gets the same answer. */
export async function stopDigest(transport: Transport, token: string): Promise<void> {
  await transport.send<ResponseOf<typeof stopContract>>({
    family: 'net',
    method: 'POST',
    path: `/digest/stop/${encodeURIComponent(token)}`,
    withoutRenewal: true,
  });
}

export async function startDigest(transport: Transport, token: string): Promise<void> {
  await transport.send<ResponseOf<typeof startContract>>({
    family: 'net',
    method: 'POST',
    path: `/digest/start/${encodeURIComponent(token)}`,
    withoutRenewal: true,
  });
}
