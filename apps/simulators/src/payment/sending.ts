import { request } from 'node:http';

/** A post to the shop, by browser or by server. */
export interface Post {
  url: string;
  body: string;
  headers: Record<string, string>;
}

const tries = 6;
const patienceMs = 10_000;

/** Resolves to the status. Names under .localhost are this machine, also where the resolver does not know them. */
function post({ url, body, headers }: Post): Promise<number> {
  const { hostname, port, pathname, search, host, protocol } = new URL(url);
  if (protocol !== 'http:')
    return Promise.reject(new Error('the simulator speaks to shops on this machine only'));
  return new Promise((resolve, reject) => {
    const sent = request({
      host: hostname.endsWith('.localhost') ? '127.0.0.1' : hostname,
      port: port || 80,
      path: `${pathname}${search}`,
      method: 'POST',
      headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
      timeout: patienceMs,
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.end(body);
  });
}

/** Again and again, each time after a longer pause, as gateways do; a shop that never answers is given up. */
export async function sendUntilTaken(message: Post): Promise<boolean> {
  for (let number = 0; number < tries; number += 1) {
    const status = await post(message).catch(() => 0);
    if (status >= 200 && status < 400) return true;
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** number).unref());
  }
  return false;
}
