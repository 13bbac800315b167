import type { Locale } from '@shala/brand/brand.ts';
import * as z from 'zod';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { insertApproval } from './approval-store.ts';
import type { Buyer, ShopDeps } from './deps.ts';
import { amountInFigures } from './domain/amount-text.ts';
import { priceCart } from './price-cart.ts';

type Deps = Pick<ShopDeps, 'db' | 'accounts' | 'flagsOf'>;

interface Wish extends Buyer {
  brandId: number;
  couponCode: string | null;
  locale: Locale;
}

const subjectSchema = z.object({ cartVersion: z.number(), totalPaise: z.number() });

async function requireFlags({ flagsOf }: Deps, { tenantId, brandId }: Wish) {
  const flags = await flagsOf(tenantId, brandId);
  if (!flags?.parentApproval) throw new AppError('usage_disabled');
  return flags;
}

/** Sends the parent a code that says yes to this cart at this total. */
export async function sendApprovalCode(
  deps: Deps,
  { ip, ...wish }: Wish & { ip: string },
): Promise<{ phoneHint: string; retryAfter: number; totalPaise: number }> {
  const { tenantId, studentId, brandId } = wish;
  const flags = await requireFlags(deps, wish);
  return deps.db.transaction().execute(async (tx) => {
    const { version, totalPaise } = await priceCart(tx, deps, wish);
    const { phone, retryAfter } = await deps.accounts.sendPurchaseCode(tx, {
      tenantId,
      studentId,
      brandId,
      channel: flags.otpChannels[0] ?? 'sms',
      ip,
      subject: { cartVersion: version, totalPaise } satisfies z.infer<typeof subjectSchema>,
      amount: `₹${amountInFigures(totalPaise)}`,
    });
    return { phoneHint: phone.slice(-2), retryAfter, totalPaise };
  });
}

/** The parent's yes. The code is good for the cart and the total it was sent for, and for nothing else. */
export async function approvePurchase(
  deps: Deps,
  { code, ...wish }: Wish & { code: string },
): Promise<{ totalPaise: number }> {
  const { tenantId, studentId } = wish;
  const { otpLength: codeLength } = await requireFlags(deps, wish);
  const right = await deps.accounts.checkPurchaseCode({ tenantId, studentId, code, codeLength });
  const meant = subjectSchema.parse(right.subject);
  await deps.db.transaction().execute(async (tx) => {
    const { version, totalPaise } = await priceCart(tx, deps, wish);
    if (version !== meant.cartVersion || totalPaise !== meant.totalPaise) {
      throw new AppError('price_changed', { total_paise: totalPaise });
    }
    if (!(await right.use(tx))) throw new AppError('otp_expired');
    const { parentId } = right;
    await insertApproval(tx, { tenantId, studentId, parentId, cartVersion: version, totalPaise });
    await audit(tx, {
      tenantId,
      actor: { kind: 'parent', id: parentId },
      action: 'purchase.approved',
      subject: { kind: 'student', id: studentId },
      details: { cartVersion: version, totalPaise },
    });
  });
  return { totalPaise: meant.totalPaise };
}
