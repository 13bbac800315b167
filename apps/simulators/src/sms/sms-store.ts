import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

export interface SmsRequest {
  to: string;
  channel: string;
  sender_id: string;
  template_id: string;
  variables: Record<string, string>;
  reference: string;
}

export interface Sms extends SmsRequest {
  id: string;
  receivedAt: string;
}

export interface SmsStore {
  /** The same reference is the same message. */
  take(request: SmsRequest): Sms;
  list(to?: string): Sms[];
  clear(): void;
}

/** Kept in a file, so that a restart forgets nothing. */
export function openSmsStore(file: string): SmsStore {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const messages = new Map(lines.map((line) => JSON.parse(line) as Sms).map((sms) => [sms.reference, sms]));
  return {
    take(request) {
      const known = messages.get(request.reference);
      if (known) return known;
      const sms = { ...request, id: randomUUID(), receivedAt: new Date().toISOString() };
      appendFileSync(file, `${JSON.stringify(sms)}\n`);
      messages.set(sms.reference, sms);
      return sms;
    },
    list: (to) => [...messages.values()].filter((sms) => to === undefined || sms.to === to),
    clear() {
      messages.clear();
      rmSync(file, { force: true });
    },
  };
}
