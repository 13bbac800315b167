import * as z from 'zod';
import { paymentSite } from '#platform/config.ts';
import type { OpenGateway } from '#platform/payment/gateway.ts';
import { createOpenGateway } from '#platform/payment/open-gateway.ts';

const settings = z.object({
  NODE_ENV: z.string().optional(),
  PAYMENT_MODE: z.enum(['live', 'simulator']).default('live'),
  PAYMENT_SIMULATOR_URL: z.url().optional(),
  PAYMENT_SIMULATOR_PUBLIC_URL: z.url().optional(),
});

/** As the server speaks to the gateways; in production that is never the simulator. */
export function openPayments(environment: object): OpenGateway {
  const { NODE_ENV, ...given } = settings.parse(environment);
  return createOpenGateway(NODE_ENV === 'production' ? { mode: 'live' } : paymentSite(given));
}
