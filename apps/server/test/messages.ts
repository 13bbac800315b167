import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { readServices } from './services.ts';

const messageSchema = z.object({ channel: z.string(), variables: z.record(z.string(), z.string()) });

export async function messagesTo(phone: string) {
  const answer = await fetch(`${readServices().SMS_URL}/api/messages?to=${encodeURIComponent(phone)}`);
  return z.array(messageSchema).parse(await answer.json());
}

/** The code of the newest message, once so many have come. */
export async function waitForCode(phone: string, count = 1, timeoutMs = 8_000): Promise<string> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const messages = await messagesTo(phone);
    if (messages.length >= count) return messages.at(-1)?.variables.code ?? '';
    if (performance.now() > end) throw new Error(`${phone} got ${messages.length} of ${count} messages`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A number nobody has, in no other test either; its end is none that the simulator has bad days for. */
export const newPhone = (): string => `+917${String(randomInt(10 ** 8)).padStart(8, '0')}7`;
