import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeForm, encodeForm } from './multipart.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

export const accessToken = (kind: string): string =>
  `h.${Buffer.from(JSON.stringify({ kind })).toString('base64url')}.s`;

export type Answers = Record<string, (asked: Asked) => Answer | Promise<Answer>>;

export interface School {
  readonly asked: Asked[];
  /** Replaces what a path answers. */
  answer(path: string, how: (asked: Asked) => Answer | Promise<Answer>): void;
  close(): Promise<void>;
}

/** JSON, the fields of a form by name, or what was put as it is. */
function readBody(bytes: Buffer, type: string): unknown {
  if (bytes.length === 0) return null;
  if (type === '') return bytes.toString();
  return type.startsWith('multipart/') ? decodeForm(bytes) : JSON.parse(bytes.toString());
}

/** A small real server, and a fetch that leads the page's own addresses to it. */
export async function openServer(usual: Answers): Promise<School> {
  const asked: Asked[] = [];
  const answers = { ...usual };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://school');
    const one: Asked = {
      method: request.method ?? '',
      path: pathname,
      search: searchParams,
      headers: request.headers,
      body: readBody(Buffer.concat(chunks), request.headers['content-type'] ?? ''),
    };
    asked.push(one);
    const { status, body, headers } = (await answers[pathname]?.(one)) ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => realFetch(`${origin}${String(input)}`, await encodeForm(init));
  return {
    asked,
    answer: (path, how) => {
      answers[path] = how;
    },
    close: async () => {
      globalThis.fetch = realFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
