import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire, still compressed. */
  body: Buffer;
}

/** Past the browser: what the server really sends for a host name. */
export function rawGet(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { ...headers, host } },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part as Buffer);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** The status a token gets on a host, asked at a route that only students may call. */
export async function statusWithToken(port: number, host: string, token: string): Promise<number> {
  const path = '/api/v1/course/student/student_courses';
  return (await rawGet(port, host, path, { authorization: `Bearer ${token}` })).status;
}
