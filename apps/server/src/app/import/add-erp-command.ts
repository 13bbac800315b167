import * as z from 'zod';
import { addErpClient } from '#modules/accounts/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { CommandDeps } from './command-deps.ts';
import { describeRefusal } from './describe-refusal.ts';
import { findPlace } from './find-place.ts';
import { readOptions, slugOption } from './read-options.ts';

const options = z.object({
  tenant: slugOption,
  'key-id': z.string().regex(/^[a-z0-9-]{2,60}$/, 'must be 2 to 60 small letters, digits and hyphens'),
  institute: slugOption.optional(),
  brand: slugOption.optional(),
});

export async function addErpCommand({ db, sealer, print }: CommandDeps, args: string[]): Promise<number> {
  const { 'key-id': keyId, ...names } = readOptions(args, options);
  if (sealer === null) {
    print('Not possible: set DATA_KEYS to the value that the server runs with.');
    return 1;
  }
  try {
    const { secret } = await db.transaction().execute(async (tx) => {
      const { tenantId, brandId, instituteId } = await findPlace(tx, names);
      const client = { tenantId, keyId, instituteId, brandId: names.brand === undefined ? null : brandId };
      return addErpClient(tx, sealer, client);
    });
    print(`The system ${keyId} may hand students over.`);
    print(`Secret, shown only now: ${secret}`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(`Not possible: ${describeRefusal(error)}. Nothing was changed.`);
    return 1;
  }
}
