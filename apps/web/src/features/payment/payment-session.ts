import { createTransport } from '@shala/api-client/create-transport.ts';
import { storageKeys, type TextStorage } from '@shala/api-client/storage.ts';
import type { Transport } from '@shala/api-client/transport.ts';
import { transport } from '#shared/api/transport.ts';
import { getLanguage } from '#shared/texts/texts.ts';

/**
 * A session that can pay one cart and nothing else. It lives in memory, beside whoever is signed in here. Only for
 * the way over the gateway's page, which ends this one, it is laid into the tab's own storage.
 */
export interface PaymentSession {
  readonly transport: Transport;
  readonly storage: TextStorage;
}

const tokenKey = storageKeys.accessToken;

const prefix = 'PAYMENT_';
const referenceKey = `${prefix}REFERENCE`;

function memoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** The tab's storage also holds what is not ours: only keys of this session are touched. */
const tabStorage: TextStorage = {
  getItem: (key) => sessionStorage.getItem(prefix + key),
  setItem: (key, value) => sessionStorage.setItem(prefix + key, value),
  removeItem: (key) => sessionStorage.removeItem(prefix + key),
  clear: () => {
    const own = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of own) sessionStorage.removeItem(key);
  },
};

const transportOver = (storage: TextStorage): Transport =>
  createTransport({
    origin: '',
    storage,
    locks: undefined,
    language: getLanguage,
    // The page that asks sees the refusal itself.
    onSessionEnd: () => undefined,
  });

/** Without a token yet: the call that exchanges the ticket for one goes without anybody's. */
export function openPaymentSession(): PaymentSession {
  const storage = memoryStorage();
  return { storage, transport: transportOver(storage) };
}

export const givePaymentToken = ({ storage }: PaymentSession, token: string): void =>
  storage.setItem(tokenKey, token);

/** Right before the gateway's page: its result is asked for by the same session. */
export function keepForResult({ storage }: PaymentSession, reference: string): void {
  const token = storage.getItem(tokenKey);
  if (token === null) return;
  tabStorage.setItem(tokenKey, token);
  sessionStorage.setItem(referenceKey, reference);
}

export const hasPaymentSession = (reference: string): boolean =>
  sessionStorage.getItem(referenceKey) === reference && tabStorage.getItem(tokenKey) !== null;

/** The payment this tab left for the gateway with; what is known of it is asked for, never guessed. */
export const paymentLeftFor = (): string | null => sessionStorage.getItem(referenceKey);

/** By whom a payment is asked about: the session that began it, or whoever is signed in. */
export const transportFor = (reference: string): Transport =>
  hasPaymentSession(reference) ? transportOver(tabStorage) : transport;

/** It has done its work. Which payment it was stays known: whoever steps back is shown that one. */
export const forgetPaymentSession = (): void => tabStorage.removeItem(tokenKey);
