export type Gateway = 'ccavenue' | 'razorpay';

export interface SimPayment {
  id: string;
  amountPaise: number;
  /** authorised: held for the shop, and nobody's until it says that it takes it. */
  state: 'pending' | 'authorised' | 'captured' | 'failed';
  at: string;
}

export interface SimRefund {
  id: string;
  /** The shop's own. */
  reference: string;
  paymentId: string;
  amountPaise: number;
  state: 'pending' | 'done' | 'refused';
  at: string;
}

/** What becomes of a waiting payment once it was asked about so often. */
export interface Waiting {
  questionsLeft: number;
}

/** For so many questions about an order there is no answer, or an error. */
export interface Trouble {
  kind: 'silent' | 'broken';
  questionsLeft: number;
}

export interface SimOrder {
  gateway: Gateway;
  /** The gateway's name of it; CCAvenue uses the shop's. */
  id: string;
  reference: string;
  amountPaise: number;
  currency: string;
  createdAt: string;
  callbackUrl: string | null;
  isAborted: boolean;
  payments: SimPayment[];
  refunds: SimRefund[];
  /** Null: nothing is on its way, or only a control call brings it on. */
  waiting: Waiting | null;
  refundMood: 'done' | 'pending' | 'refused';
  trouble: Trouble | null;
}
