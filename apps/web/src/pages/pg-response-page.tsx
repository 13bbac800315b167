import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasPaymentSession } from '#features/payment/payment-session.ts';
import { PaymentChecking } from '#features/payment/result/payment-checking.tsx';
import { PaymentPending } from '#features/payment/result/payment-pending.tsx';
import { tellHost } from '#features/payment/tell-host.ts';
import { isWebview } from '#shared/brand-behaviour/webview.ts';
import { useSession } from '#shared/session/session.ts';
import { rememberWayBack } from '#shared/session/way-back.ts';
import { openBoughtCourses } from './open-bought-courses.ts';
import { PaymentResult } from './payment-result.tsx';

/** Where some gateways send people without telling which payment it was. */
const anyPayment = 'payment-response';

/** Where a payment ends, whichever way: the gateway sends the browser here by way of our server. */
export function PgResponsePage() {
  const { _splat = '' } = useParams({ from: '/payment/pgResponse/$' });
  const reference = _splat.split('/').filter(Boolean).at(-1) ?? anyPayment;
  return <Response key={reference} reference={reference} />;
}

function Response({ reference }: { reference: string }) {
  const { isAuthenticated } = useSession();
  const [isPaymentSession] = useState(() => hasPaymentSession(reference));
  if (!isAuthenticated && !isPaymentSession) {
    return isWebview() ? <UnknownToHost /> : <SignInFirst path={`/pgResponse/${reference}`} />;
  }
  return reference === anyPayment ? <StraightToLearn /> : <PaymentResult reference={reference} />;
}

function StraightToLearn() {
  const navigate = useNavigate();
  useEffect(() => {
    void openBoughtCourses().then(() => navigate({ to: '/learn', replace: true }));
  }, [navigate]);
  return <PaymentChecking />;
}

/** The session ended while the money was on its way: nothing is lost by signing in. */
function SignInFirst({ path }: { path: string }) {
  useEffect(() => rememberWayBack(path), [path]);
  return <Navigate to="/auth/login" replace />;
}

/** Nobody is left to ask for it in here; the app around it asks by itself. */
function UnknownToHost() {
  useEffect(() => tellHost('Pending'), []);
  return <PaymentPending />;
}
