import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { saveMerchantAccount } from '#modules/shop/index.ts';
import { AppError } from '#platform/app-error.ts';
import { createOpenGateway } from '#platform/payment/open-gateway.ts';
import type { CommandDeps } from './command-deps.ts';
import { describeRefusal } from './describe-refusal.ts';
import { findPlace } from './find-place.ts';
import { readOptions, slugOption, UsageError } from './read-options.ts';

const options = z.object({
  tenant: slugOption,
  brand: slugOption.optional(),
  gateway: z.enum(['ccavenue', 'razorpay']),
  'keys-file': z.string(),
});
const keysSchema = z.object({ merchantId: z.string().min(1) }).catchall(z.string());

export async function addMerchantCommand(
  { db, sealer, openGateway = createOpenGateway({ mode: 'live' }), print }: CommandDeps,
  args: string[],
): Promise<number> {
  const { gateway, 'keys-file': file, ...names } = readOptions(args, options);
  const { merchantId, ...secrets } = await readKeys(file);
  if (sealer === null) {
    print('Not possible: set DATA_KEYS to the value that the server runs with.');
    return 1;
  }
  try {
    const { reference, change } = await db.transaction().execute(async (tx) => {
      const { tenantId, brandId } = await findPlace(tx, names);
      const account = { tenantId, brandId, gateway, merchantId, secrets };
      return saveMerchantAccount(tx, { sealer, openGateway }, account);
    });
    print(
      change === 'none'
        ? 'This account takes the payments already.'
        : `New payments go to ${merchantId} at ${gateway}.`,
    );
    if (change === 'changed')
      print('It was known: its earlier payments are asked about with these keys, too.');
    print(`Account reference, part of the addresses that the gateway calls: ${reference}`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(`Not possible: ${describeRefusal(error)}. Nothing was changed.`);
    return 1;
  }
}

/** From a file: what stands on a command line is seen by everybody on the machine. */
async function readKeys(file: string): Promise<z.infer<typeof keysSchema>> {
  try {
    return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new UsageError(`--keys-file: ${file} is no JSON file with merchantId and keys`, { cause: error });
  }
}
