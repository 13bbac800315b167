import { request } from 'node:http';
import { shala } from '../people.ts';
import type { Operation } from './document.ts';
import type { Setup } from './roles.ts';
import type { Counts } from './schemathesis.ts';

interface Sent {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
}

/** A body of the right shape in which every text is the given one. */
function bodyOf(schema: Schema, text: string): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return bodyOf(first, text);
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, bodyOf(inner, text)]),
    );
  const type = [schema.type].flat()[0];
  if (type === 'array') return schema.items ? [bodyOf(schema.items, text)] : [];
  if (type === 'integer' || type === 'number') return 1;
  return type === 'boolean' ? true : text;
}

const json = { 'content-type': 'application/json' };
const texts = ['\0', 'a\0b', '\ud800', '0000-01-01', 'x'.repeat(200_000)];
const broken = [
  '{"a":',
  '"',
  '\u0000',
  '[]',
  'null',
  '1',
  '['.repeat(100_000),
  '{"__proto__": {"a": 1}}',
  '{"a": 1e999}',
];
const types = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;',
  'x',
];
const inPaths = [
  '%00',
  '%ff',
  '%',
  '..%2f..',
  '0',
  '-1',
  '9'.repeat(15),
  '9'.repeat(40),
  'x'.repeat(300),
  '%F0%9F%98%80',
];
const queries = [
  'page=1&page=2',
  'page=999999999&items_per_page=999999999',
  'search=%00',
  'search=%ff',
  'search=%ED%A0%80',
  'search=%25&search[]=1&search[a]=2',
  '&&&=&==',
  'after=%7B%7D',
  `search=${'x'.repeat(10_000)}`,
];
const headers: Record<string, string>[] = [
  { 'idempotency-key': 'k'.repeat(5_000) },
  { 'idempotency-key': '\u00e9\u00ff' },
  { 'accept-language': 'x'.repeat(5_000) },
  { authorization: 'Bearer x.y.z' },
  { authorization: `Bearer ${'x'.repeat(5_000)}` },
  { 'user-agent': '\u00ff'.repeat(1_000) },
  { 'x-request-id': "'" },
];

/** Everything that is wrong before any schema is asked, for one call. */
function* attacks({ path, schema }: Operation): Generator<Sent> {
  const right = path.replace(/\{\w+\}/g, '1');
  const body = schema ? JSON.stringify(bodyOf(schema, 'text')) : '{}';
  for (const text of texts) {
    if (schema) yield { path: right, headers: json, body: JSON.stringify(bodyOf(schema, text)) };
  }
  for (const each of broken) yield { path: right, headers: json, body: each };
  for (const type of types) yield { path: right, headers: { 'content-type': type }, body };
  for (const each of inPaths) if (path.includes('{')) yield { path: path.replace(/\{\w+\}/g, each) };
  for (const each of queries) yield { path: `${right}?${each}` };
  for (const each of headers)
    yield { path: right, headers: { ...(schema && json), ...each }, ...(schema && { body }) };
}

function send(port: number, method: string, { path, headers: given, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const call = request(
      { port, method, path, headers: { ...given, ...length }, timeout: 20_000 },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', reject);
    call.end(body);
  });
}

/** As in hooks.py: what ends sessions is called by somebody who is not needed afterwards. */
const endsSessions = /auth\/(sessions|logout|password)/;

interface Attack {
  port: number;
  operations: readonly Operation[];
  setup: Setup;
  /** One attack in so many is made; all kinds of them are met at one call or another. */
  every: number;
}

/** Sends what no schema describes. */
export async function attack({ port, operations, setup, every }: Attack): Promise<Counts> {
  const counts: Counts = { statuses: {}, faults: [] };
  const waiting = operations
    .flatMap((operation) => [...attacks(operation)].map((sent) => ({ operation, sent })))
    .filter((_each, turn) => turn % every === 0)
    .entries();
  // One after the other, or the same seed would not make the same run.
  for (const [turn, { operation, sent }] of waiting) {
    const caller = endsSessions.test(operation.path) ? setup.spare : setup.people[0];
    const token = caller?.tokens[turn % caller.tokens.length];
    const headers = {
      'x-forwarded-host': shala,
      'x-forwarded-for': `10.77.${(turn >> 8) & 255}.${turn & 255}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...sent.headers,
    };
    const status = await send(port, operation.method, { ...sent, headers }).catch(() => 0);
    counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
    if (status >= 500 || status === 0)
      counts.faults.push(`${status}: ${operation.method} ${JSON.stringify(sent).slice(0, 500)}`);
  }
  return counts;
}
