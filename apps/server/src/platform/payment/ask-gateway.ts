import type * as z from 'zod';
import { GatewayFault } from './gateway.ts';

const timeoutMs = 10_000;
const longestAnswer = 4 * 1_024 * 1_024;

/** One call to a gateway: bounded in time and length, and never followed to another address. */
export async function askGateway(
  url: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, text: await readBounded(answer) };
  } catch (error) {
    if (error instanceof GatewayFault) throw error;
    throw new GatewayFault('the gateway does not answer', { cause: error });
  }
}

async function readBounded(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > longestAnswer) throw new GatewayFault('the gateway answers without end');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Only the fields of the schema come back: what else the gateway tells (names, cards, addresses) is not kept. */
export function understand<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new GatewayFault('the gateway answers in words that are not understood');
  }
}
