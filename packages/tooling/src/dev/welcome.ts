import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BRANDS = [
  { host: 'shala.localhost', shows: 'a school' },
  { host: 'kids.localhost', shows: 'its brand for juniors' },
  { host: 'udaan.localhost', shows: 'an exam institute' },
];

interface Addresses {
  root: string;
  webPort: string;
  mailUrl: string;
  smsUrl: string;
  paymentUrl: string;
}

/** What a person at the terminal needs next: where to go, and as whom. */
export function welcome({ root, webPort, mailUrl, smsUrl, paymentUrl }: Addresses): string {
  const address = (url: string, shows: string) => `  ${url.padEnd(32)} ${shows}`;
  return [
    '',
    'Shala is running.',
    '',
    ...BRANDS.map(({ host, shows }) => address(`http://${host}:${webPort}`, shows)),
    address(`http://shala.localhost:${webPort}/console/`, 'the console of its staff'),
    address(mailUrl, 'every mail it sends'),
    address(smsUrl, 'every text message it sends, codes too'),
    address(paymentUrl, 'every payment it takes, without money'),
    '',
    readFileSync(join(root, 'demo/sign-ins.txt'), 'utf8'),
    'Ctrl-C stops everything this command started.',
    '',
  ].join('\n');
}
