const BRANDS = [
  { host: 'shala.localhost', shows: 'a school' },
  { host: 'kids.localhost', shows: 'its brand for juniors' },
  { host: 'udaan.localhost', shows: 'an exam institute' },
];

const SIGN_INS = [
  { email: 'aarav.iyer@students.example.org', host: 'shala.localhost', shows: 'student of class 8' },
  {
    email: 'dhruv.mehta@students.example.org',
    host: 'shala.localhost',
    shows: 'class 10 and an exam course',
  },
  { email: 'shreya.verma@students.example.org', host: 'udaan.localhost', shows: 'exam course, paid' },
];

/** What a person at the terminal needs next: where to go, and as whom. */
export function welcome({ webPort, mailUrl }: { webPort: string; mailUrl: string }): string {
  const lines = [
    '',
    'Shala is running.',
    '',
    ...BRANDS.map(({ host, shows }) => `  ${`http://${host}:${webPort}`.padEnd(32)} ${shows}`),
    `  ${mailUrl.padEnd(32)} every mail it sends`,
    '',
    'Sign in with the password Mango@2026 as',
    '',
    ...SIGN_INS.map(({ email, host, shows }) => `  ${email.padEnd(36)} ${host.padEnd(16)} ${shows}`),
    '',
    'Ctrl-C stops everything this command started.',
    '',
  ];
  return lines.join('\n');
}
