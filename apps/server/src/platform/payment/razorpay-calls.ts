import type * as z from 'zod';
import { askGateway, understand } from './ask-gateway.ts';
import { GatewayFault } from './gateway.ts';

export interface RazorpayCalls {
  get<Value>(path: string, schema: z.ZodType<Value>): Promise<Value>;
  /** Null: the gateway has understood and refuses. */
  post<Value>(
    path: string,
    schema: z.ZodType<Value>,
    body: object,
    headers?: Record<string, string>,
  ): Promise<Value | null>;
}

export function razorpayCalls(base: string, keyId: string, keySecret: string): RazorpayCalls {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return {
    async get(path, schema) {
      const { status, text } = await askGateway(`${base}${path}`, {
        method: 'GET',
        headers: { authorization },
      });
      if (status !== 200) throw new GatewayFault(`the gateway answered ${status}`);
      return understand(schema, text);
    },
    async post(path, schema, body, headers = {}) {
      const { status, text } = await askGateway(`${base}${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      if (status === 400) return null;
      if (status !== 200) throw new GatewayFault(`the gateway answered ${status}`);
      return understand(schema, text);
    },
  };
}
