import { ApiError } from '@shala/api-client/api-error.ts';
import { randomKey } from '@shala/api-client/create-transport.ts';
import { type HandOver, initiateTransaction, redeemPaymentTicket } from '@shala/api-client/orders.ts';
import { getCart } from '@shala/api-client/store.ts';
import { useEffect, useRef, useState } from 'react';
import { addressSecrets, forgetAddressSecrets } from '#shared/address/address-secrets.ts';
import {
  givePaymentToken,
  keepForResult,
  openPaymentSession,
  type PaymentSession,
  paymentLeftFor,
} from './payment-session.ts';
import { tellHost } from './tell-host.ts';

interface Wanted {
  readonly couponCode: string | null;
  readonly type: string | null;
}

export type PaymentRequest =
  | { readonly phase: 'working' }
  | { readonly phase: 'leaving'; readonly form: NonNullable<HandOver['form']> }
  /** Nothing to pay, or being paid already. */
  | { readonly phase: 'result'; readonly reference: string }
  | { readonly phase: 'failed'; readonly why: 'ticket' | 'empty' | 'start'; readonly error?: unknown };

/** The host app's ticket becomes a session for this one payment, and its cart an order. A ticket works once. */
export function usePaymentRequest(wanted: Wanted): PaymentRequest {
  const [request, setRequest] = useState<PaymentRequest>({ phase: 'working' });
  const hasStarted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ticket works once, so this starts once
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const { ticket } = addressSecrets();
    forgetAddressSecrets();
    void start(ticket, wanted).then((outcome) => {
      if (outcome.phase === 'failed') tellHost('Failed');
      setRequest(outcome);
    });
  }, []);
  useEffect(() => {
    // Back from the gateway's page, the browser may show this one as it was left: the form has been posted.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const reference = persisted ? paymentLeftFor() : null;
      if (reference !== null) setRequest({ phase: 'result', reference });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return request;
}

async function start(ticket: string | null, wanted: Wanted): Promise<PaymentRequest> {
  if (ticket === null || ticket === '') return withoutTicket();
  const session = openPaymentSession();
  try {
    givePaymentToken(session, await redeemPaymentTicket(session.transport, ticket));
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return { phase: 'failed', why: isRefused ? 'ticket' : 'start', error };
  }
  try {
    return await order(session, wanted);
  } catch (error) {
    const pending = error instanceof ApiError ? error.details.transaction : undefined;
    if (typeof pending === 'string') return showResult(session, pending);
    return { phase: 'failed', why: 'start', error };
  }
}

/** Reloaded, or come back from the gateway: money may have moved, so its own result page speaks. */
function withoutTicket(): PaymentRequest {
  const reference = paymentLeftFor();
  return reference === null ? { phase: 'failed', why: 'ticket' } : { phase: 'result', reference };
}

async function order(session: PaymentSession, { couponCode, type }: Wanted): Promise<PaymentRequest> {
  const cart = await getCart(session.transport);
  if (cart.pendingTransaction !== null) return showResult(session, cart.pendingTransaction);
  if (cart.items.length === 0) return { phase: 'failed', why: 'empty' };
  const { reference, form } = await initiateTransaction(session.transport, {
    cartId: cart.id,
    couponCode,
    type,
    idempotencyKey: randomKey(),
  });
  const result = showResult(session, reference);
  return form === null ? result : { phase: 'leaving', form };
}

function showResult(session: PaymentSession, reference: string): PaymentRequest {
  keepForResult(session, reference);
  return { phase: 'result', reference };
}
