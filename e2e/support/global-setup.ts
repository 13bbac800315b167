import { installTestClock } from '../../apps/server/test/clock.ts';
import { environmentFor } from '../../apps/server/test/environment.ts';
import { readServices } from '../../apps/server/test/services.ts';
import { createDatabase } from './database.ts';
import { demoFolder, merchantKeys, requireBuild, runCommand } from './server-process.ts';

/** How the workers learn its name. */
export const templateVariable = 'SHALA_E2E_TEMPLATE';

/** One migrated database with the demo school in it; every worker runs its servers on a copy. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a set-up file by its default export
export default async function setUp(): Promise<() => Promise<void>> {
  requireBuild();
  const template = await createDatabase();
  try {
    const env = { DATABASE_URL: template.url };
    await runCommand('migrate', [], env);
    await installTestClock(template.url);
    const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = readServices();
    const files = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
    await runCommand('shala', ['import', demoFolder], { ...env, ...files });
    // The keys are sealed with what the servers of the journeys are configured with.
    const sealing = environmentFor(template.url);
    for (const [name, gateway] of Object.entries({ shala: 'ccavenue', udaan: 'razorpay' })) {
      const account = ['--gateway', gateway, '--keys-file', merchantKeys(gateway)];
      await runCommand('shala', ['merchant', 'add', '--tenant', name, '--brand', name, ...account], sealing);
    }
  } catch (error) {
    await template.drop();
    throw error;
  }
  process.env[templateVariable] = template.name;
  return template.drop;
}
