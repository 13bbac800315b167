import type { Brand } from '@shala/brand/brand.ts';
import type { AccountsModule } from '#modules/accounts/index.ts';
import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Mailer } from '#platform/mail.ts';
import type { OpenGateway } from '#platform/payment/gateway.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { Storage } from '#platform/storage.ts';

export interface ShopDeps {
  db: Database;
  storage: Pick<Storage, 'signedUrl'>;
  brands: Pick<BrandRegistry, 'byId'>;
  accounts: Pick<
    AccountsModule,
    | 'authenticate'
    | 'issueTicket'
    | 'redeemTicket'
    | 'openPaymentSession'
    | 'sendPurchaseCode'
    | 'checkPurchaseCode'
  >;
  openGateway: OpenGateway;
  sealer: Sealer;
  mailer: Mailer;
  mailFrom: string;
  flagsOf(tenantId: number, brandId: number): Promise<Brand['flags'] | null>;
}

/** Whose cart and orders: the student that the caller acts for. */
export interface Buyer {
  tenantId: number;
  studentId: number;
}
