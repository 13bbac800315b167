import { signInWithPassword, signInWithTicket } from '@shala/api-client/accounts.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { safeRedirect } from '@shala/api-client/safe-redirect.ts';
import { useEffect, useRef, useState } from 'react';
import { addressSecrets, forgetAddressSecrets } from '#shared/address/address-secrets.ts';
import { transport } from '#shared/api/transport.ts';
import { getBrand } from '#shared/brand/brand.ts';
import { beginSession, endSession, getSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { describeSignInFailure, type Failure } from './sign-in-failure.ts';

type SignIn = () => Promise<string>;

/** How the school's link signs in; null for a link that does not. Each sign-in tells where to arrive. */
function readLaunch(): { signIn: SignIn; email: string | null } | null {
  const { ticket, email, password, callbackUrl } = addressSecrets();
  if (ticket !== null) {
    const signIn = async () => {
      const handedOver = await signInWithTicket(transport, { ticket, callbackUrl: callbackUrl ?? undefined });
      replaceSession(handedOver);
      return safeRedirect(handedOver.path);
    };
    return { signIn, email: null };
  }
  // The old form with a password in the address: only for brands that still need it.
  if (!getBrand().flags.legacyErpPassword || email === null || password === null) return null;
  const signIn = async () => {
    replaceSession(await signInWithPassword(transport, { email, password }));
    return safeRedirect(callbackUrl);
  };
  return { signIn, email };
}

/** Nothing of who was here before may stay for the next one. */
function replaceSession(signedIn: Parameters<typeof beginSession>[0]): void {
  endSession();
  beginSession(signedIn);
}

export type ErpLaunch =
  | { readonly phase: 'working' }
  /** Somebody is signed in: a link alone must not put them into another account. */
  | { readonly phase: 'asking'; readonly name: string; readonly onSwitch: () => void }
  | { readonly phase: 'failed'; readonly failure: Failure };

export function useErpLaunch(onArrive: (path: string) => Promise<void>): ErpLaunch {
  const t = useTexts();
  const [launch] = useState(readLaunch);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [before] = useState(() => getSession().user);
  const isSamePerson = before === null || (launch?.email != null && before.email === launch.email);
  const mayStart = launch !== null && (isSamePerson || hasAgreed);
  const hasStarted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a ticket works once, so this starts once
  useEffect(() => {
    if (!mayStart || hasStarted.current) return;
    hasStarted.current = true;
    forgetAddressSecrets();
    launch
      .signIn()
      .then(onArrive)
      .catch((error: unknown) => setFailure(describeErpFailure(error)));
  }, [mayStart]);

  const describeErpFailure = (error: unknown): Failure => {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (launch?.email != null || !isRefused) return describeSignInFailure(error, t);
    return { title: t('erp.failedTitle'), text: t('erp.failedText') };
  };
  if (launch === null) {
    return { phase: 'failed', failure: { title: t('erp.failedTitle'), text: t('erp.failedText') } };
  }
  if (failure) return { phase: 'failed', failure };
  if (mayStart) return { phase: 'working' };
  return { phase: 'asking', name: before?.firstName ?? '', onSwitch: () => setHasAgreed(true) };
}
