import * as wire from '@shala/wire/orders.ts';
import { act, type Limit, Redirect, type Route } from '#platform/http/route.ts';
import type { ShopDeps } from '../deps.ts';
import { receiveCallback } from '../receive-callback.ts';
import { receiveWebhook } from '../receive-webhook.ts';

const longestBody = 64 * 1_024;
const referenceShape = /^[A-Za-z0-9_-]{1,64}$/;
/** The page that shows nothing of any order. */
const anyOrder = 'payment-response';

/** A school may pay from one address, and a gateway calls for all its merchants from a few. */
const limits: Limit[] = [{ name: 'payment-notice', points: 6_000, seconds: 60, key: ({ ip }) => ip }];

/** What gateways, and whoever claims to be one, tell us. Nobody gains anything by it but that we ask ourselves. */
export function gatewayRoutes(deps: ShopDeps): Route[] {
  const options = { policy: 'anyone', limits, takesText: longestBody } as const;
  return [
    act(wire.paymentCallback, options, async ({ params, query, body, place, log }) => {
      const { tenantId } = place;
      const { accountReference } = params;
      const named = await receiveCallback(deps, { tenantId, accountReference, form: body ?? '' }).catch(
        (error: unknown) => {
          // The browser has paid and wants its page; the order is asked about again by itself.
          log.error({ err: error }, 'a callback could not be followed up');
          return null;
        },
      );
      const brought = String(query.order ?? '');
      const shown = named ?? (referenceShape.test(brought) ? brought : anyOrder);
      return new Redirect(`${place.origin}/pgResponse/${shown}`);
    }),
    act(wire.paymentWebhook, options, async ({ params, body, headers, place }) => {
      const { accountReference } = params;
      await receiveWebhook(deps, { tenantId: place.tenantId, accountReference, body: body ?? '', headers });
      return { isSuccess: true };
    }),
  ];
}
