import * as wire from '@shala/wire/orders.ts';
import { act, type Limit, type Route } from '#platform/http/route.ts';
import { approvePurchase, sendApprovalCode } from '../approve-purchase.ts';
import type { ShopDeps } from '../deps.ts';
import { issuePaymentTicket, redeemPaymentTicket } from '../payment-session.ts';

const perSession = (name: string, points: number): Limit => ({
  name,
  points,
  seconds: 600,
  key: ({ actor }) => actor?.sessionId ?? null,
});
const redeemLimits: Limit[] = [{ name: 'payment-ticket', points: 600, seconds: 600, key: ({ ip }) => ip }];

/** Who may pay: a page of the host app by its ticket, and a student whose parent has said yes. */
export function payerRoutes(deps: ShopDeps): Route[] {
  return [
    act(
      wire.issuePaymentTicket,
      { policy: 'student', limits: [perSession('payment-ticket-issue', 60)] },
      async ({ actor }) => ({ ticket: await issuePaymentTicket(deps, actor) }),
    ),
    act(
      wire.redeemPaymentTicket,
      { policy: 'anyone', limits: redeemLimits },
      async ({ body, place, userAgent, ip }) => {
        const { tenantId, brandId } = place;
        const request = { tenantId, brandId, ticket: body.ticket, device: { userAgent, ip } };
        const accessToken = await redeemPaymentTicket(deps, request);
        // It ends after an hour and is not renewed.
        return { token: { access_token: accessToken, refresh_token: '', token_type: 'Bearer' as const } };
      },
    ),
    act(
      // Also in the host app's page: without them its student could not pay. The parent's code is the protection.
      wire.sendApprovalCode,
      { policy: 'payer', limits: [perSession('approval-code', 20)] },
      async ({ actor, place, body, ip, locale }) => {
        const { tenantId, studentId } = actor;
        const couponCode = body.couponCode ?? null;
        return sendApprovalCode(deps, {
          tenantId,
          studentId,
          brandId: place.brandId,
          couponCode,
          ip,
          locale,
        });
      },
    ),
    act(
      wire.approvePurchase,
      { policy: 'payer', limits: [perSession('approval-try', 30)] },
      async ({ actor, place, body, locale }) => {
        const { totalPaise } = await approvePurchase(deps, {
          tenantId: actor.tenantId,
          studentId: actor.studentId,
          brandId: place.brandId,
          couponCode: body.couponCode ?? null,
          code: body.otp,
          locale,
        });
        return { isSuccess: true, totalPaise };
      },
    ),
  ];
}
