import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 150;

interface Address {
  port: string;
  path: string;
  /** The brand's host name: the address itself is always loopback, whatever the machine knows of *.localhost. */
  host: string;
}

/** Asks until the address answers with success. A server that fails at first may be mended and come up later. */
export async function waitUntilOk(address: Address): Promise<void> {
  while (!(await answersOk(address))) await sleep(PAUSE_MS);
}

function answersOk({ port, path, host }: Address): Promise<boolean> {
  const headers = { host: `${host}:${port}`, accept: 'text/html, application/json' };
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false)); // nobody listens yet
  });
}
