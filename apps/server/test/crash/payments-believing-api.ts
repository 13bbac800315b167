import { createAdapters } from '../../src/app/adapters.ts';
import { startApi } from '../../src/app/start-api.ts';
import { parseConfig } from '../../src/platform/config.ts';
import type { OpenGateway } from '../../src/platform/payment/gateway.ts';

// The negative control: an API that settles on the browser's word without asking the gateway. It exists only here, as
// another way to put the same server together, so that no switch of a real one can lead to it.
const config = parseConfig(process.env);
const adapters = createAdapters(config);
const believed = new Set<string>();

const openGateway: OpenGateway = (account) => {
  const gateway = adapters.openGateway(account);
  return {
    ...gateway,
    readCallback(fields) {
      const notice = gateway.readCallback(fields);
      const saysPaid = notice.isGenuine && !/Failure|Aborted|Awaited|error/.test(notice.raw);
      if (notice.order && saysPaid) believed.add(Object.values(notice.order).join());
      return notice;
    },
    async findStatus(order) {
      const { reference, gatewayOrder, amountPaise, currency } = order;
      if (!believed.has(reference) && !believed.has(gatewayOrder ?? '')) return gateway.findStatus(order);
      const gatewayRef = `believed-${reference}`;
      const payment = { gatewayRef, amountPaise, refundedPaise: 0, currency, method: '' };
      return { state: 'paid', payments: [payment], raw: '' };
    },
  };
};

const api = await startApi(config, { ...adapters, openGateway });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void api.stop().then(() => process.exit(0)));
}
