// Makes the address to which a school's own system sends a signed-in student. Node 20 or later, no libraries.
//
//   ERP_KEY_ID=... ERP_SECRET=... node erp-launch.mjs --site https://shala.example.org --email aarav@example.org
//   ERP_KEY_ID=... ERP_SECRET=... node erp-launch.mjs --site https://shala.example.org --student-ref ST-0042 --to /learn
import { createHmac, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const { values } = parseArgs({ options: { site: text, email: text, 'student-ref': text, to: text } });
const { ERP_KEY_ID: keyId, ERP_SECRET: secret } = process.env;
if (!keyId || !secret || !values.site || !(values.email || values['student-ref'])) {
  process.stderr.write('Set ERP_KEY_ID and ERP_SECRET, and give --site and --email or --student-ref.\n');
  process.exit(2);
}

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const header = encode({ alg: 'HS256', typ: 'JWT', kid: keyId });
const claims = encode({
  aud: new URL(values.site).hostname,
  iat: now,
  exp: now + 60,
  jti: randomUUID(),
  ...(values.email && { email: values.email }),
  ...(values['student-ref'] && { student_ref: values['student-ref'] }),
});
const signature = createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url');

const address = new URL('/auth/erp', values.site);
address.searchParams.set('ticket', `${header}.${claims}.${signature}`);
if (values.to) address.searchParams.set('callbackUrl', values.to);
process.stdout.write(`${address.href}\n`);
