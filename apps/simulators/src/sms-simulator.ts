import { createSmsApi } from './sms/sms-api.ts';
import { openSmsStore } from './sms/sms-store.ts';

const { SMS_FILE, SMS_HOST = '127.0.0.1', HTTP_PORT, SMS_KEY } = process.env;
if (!SMS_FILE || !HTTP_PORT || !SMS_KEY) throw new Error('SMS_FILE, HTTP_PORT and SMS_KEY must be set');

const api = createSmsApi(openSmsStore(SMS_FILE), SMS_KEY);
const url = await api.listen({ host: SMS_HOST, port: Number(HTTP_PORT) });
console.log(`SMS simulator: ${url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => api.close().then(() => process.exit(0)));
}
