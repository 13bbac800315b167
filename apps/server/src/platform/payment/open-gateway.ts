import { openCcavenue } from './ccavenue.ts';
import { GatewayFault, type OpenGateway } from './gateway.ts';
import { openRazorpay } from './razorpay.ts';

/** Where the gateways are. Fixed here: no setting can send a live payment anywhere else. */
const live = {
  ccavenue: {
    page: 'https://secure.ccavenue.com/transaction/transaction.do?command=initiateTransaction',
    api: 'https://api.ccavenue.com/apis/servlet/DoWebTrans',
  },
  razorpay: { page: 'https://api.razorpay.com/v1/checkout/embedded', api: 'https://api.razorpay.com' },
};
type Addresses = typeof live;

export type PaymentSite =
  | { mode: 'live' }
  /** The same simulator, as the server and as a browser reaches it. */
  | { mode: 'simulator'; url: string; publicUrl: string };

function addressesOf(site: PaymentSite): Addresses {
  if (site.mode === 'live') return live;
  const page = (path: string) => `${site.publicUrl}${path}`;
  return {
    ccavenue: {
      page: page('/ccavenue/transaction/transaction.do?command=initiateTransaction'),
      api: `${site.url}/ccavenue/apis/servlet/DoWebTrans`,
    },
    razorpay: { page: page('/razorpay/v1/checkout/embedded'), api: `${site.url}/razorpay` },
  };
}

/** The origins that a page of ours may send a payment form to. */
export function paymentPageOrigins(site: PaymentSite): string[] {
  const { ccavenue, razorpay } = addressesOf(site);
  return [...new Set([ccavenue.page, razorpay.page].map((page) => new URL(page).origin))];
}

/** The keys of the simulator are known to everybody. */
const isDevelopmentKey = (secret: string): boolean => secret.startsWith('development');

export function createOpenGateway(site: PaymentSite): OpenGateway {
  const { ccavenue, razorpay } = addressesOf(site);
  return (account) => {
    if (site.mode === 'live' && Object.values(account.secrets).some(isDevelopmentKey)) {
      throw new GatewayFault("the simulator's keys open no live account");
    }
    return account.gateway === 'ccavenue' ? openCcavenue(account, ccavenue) : openRazorpay(account, razorpay);
  };
}
