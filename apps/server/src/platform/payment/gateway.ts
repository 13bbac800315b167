/** An order as a gateway is told of it. */
export interface GatewayOrder {
  /** Random, ours; the gateway gives it back in everything it says. */
  reference: string;
  /** What the gateway itself called it in an earlier `begin`; null before, or where it has no name of its own. */
  gatewayOrder: string | null;
  amountPaise: number;
  currency: 'INR';
}

export interface BeginPayment extends GatewayOrder {
  /** Where the gateway sends the browser with its answer: our server, never a page. */
  callbackUrl: string;
  description: string;
  locale: 'en' | 'hi';
}

/** How the browser gets to the gateway's page. */
export type HandOver =
  | { kind: 'form'; url: string; encString: string; accessCode: string }
  | { kind: 'fields'; url: string; fields: Record<string, string> };

/** Money the gateway says it holds for an order. */
export interface TakenPayment {
  gatewayRef: string;
  /** All that came, also if it went back since. */
  amountPaise: number;
  /** What of it went back or is on its way back, whoever asked for that. */
  refundedPaise: number;
  currency: string;
  method: string;
}

/** The gateway's own word, asked by us over our own connection: the only one that settles anything. */
export interface OrderStatus {
  /** unknown: the gateway has never heard of the order, or nobody has begun to pay. */
  state: 'unknown' | 'pending' | 'failed' | 'paid';
  /** Not empty exactly when paid. */
  payments: TakenPayment[];
  /** As it came, for the record; without secrets. */
  raw: string;
}

/** What somebody brought us, by browser or by webhook. It says which order to ask about, and is never proof. */
export interface Notice {
  /** Ours, or the gateway's own name of the order. */
  order: { reference: string } | { gatewayOrder: string } | null;
  /** Whether signature or encryption were those of the account. */
  isGenuine: boolean;
  raw: string;
}

export interface RefundRequest {
  /** Ours; the same reference again gives the money back once. */
  reference: string;
  gatewayRef: string;
  amountPaise: number;
}

export interface RefundStatus {
  /** unknown: the gateway was never asked for it; asking (again) is safe. */
  state: 'unknown' | 'pending' | 'done' | 'refused';
  gatewayRefund: string | null;
  raw: string;
}

/** A line of the gateway's statement: payments positive, refunds negative. */
export interface StatementLine {
  kind: 'payment' | 'refund';
  orderReference: string;
  gatewayRef: string;
  /** Of a refund: our reference of it. */
  refundReference: string | null;
  amountPaise: number;
  currency: string;
  at: string;
}

/** The merchant account at one gateway. Orders know this and nothing of any gateway's words. */
export interface PaymentGateway {
  begin(order: BeginPayment): Promise<{ handOver: HandOver; gatewayOrder: string | null }>;
  readCallback(fields: Record<string, string>): Notice;
  readWebhook(message: { body: string; headers: Record<string, string | undefined> }): Notice;
  /** Throws a GatewayFault when there is no answer that can be understood: ask again later. */
  findStatus(order: GatewayOrder): Promise<OrderStatus>;
  /** Safe to repeat; throws a GatewayFault when nobody knows whether it was heard. */
  refund(request: RefundRequest): Promise<RefundStatus>;
  findRefund(request: RefundRequest): Promise<RefundStatus>;
  /** Of the orders begun from the first to the last day, both included: every payment and every refund of them. */
  listStatement(range: { fromDay: string; toDay: string }): Promise<StatementLine[]>;
}

export interface MerchantAccount {
  gateway: 'ccavenue' | 'razorpay';
  merchantId: string;
  /** As the gateway's driver wants them. */
  secrets: Record<string, string>;
}

/** Opens the account at its gateway. */
export type OpenGateway = (account: MerchantAccount) => PaymentGateway;

/** The gateway did not answer, or not in words that can be understood. Nothing is known by it. */
export class GatewayFault extends Error {}
