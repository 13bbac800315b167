import { openOrderStore } from './payment/order-store.ts';
import { createPaymentApi } from './payment/payment-api.ts';

const { PAYMENT_FILE, PAYMENT_HOST = '127.0.0.1', HTTP_PORT } = process.env;
if (!PAYMENT_FILE || !HTTP_PORT) throw new Error('PAYMENT_FILE and HTTP_PORT must be set');

const api = createPaymentApi(openOrderStore(PAYMENT_FILE));
const url = await api.listen({ host: PAYMENT_HOST, port: Number(HTTP_PORT) });
console.log(`payment simulator: ${url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => api.close().then(() => process.exit(0)));
}
