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

let last = 0;
/** A number nobody has, in no other test either. */
export function newPhone(): string {
  last += 1;
  const digits = `${(process.pid % 100).toString().padStart(2, '0')}${Date.now().toString().slice(-5)}${last.toString().padStart(2, '0')}`;
  return `+917${digits}`;
}
