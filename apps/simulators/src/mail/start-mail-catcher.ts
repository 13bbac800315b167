import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createMailApi } from './mail-api.ts';
import { openMailStore } from './mail-store.ts';
import { createSmtpReceiver } from './smtp-receiver.ts';

interface MailCatcherOptions {
  folder: string;
  host: string;
  smtpPort: number;
  httpPort: number;
}

export async function startMailCatcher(options: MailCatcherOptions) {
  const store = openMailStore(options.folder);
  const smtp = createSmtpReceiver(store);
  // One client that breaks off must not take the catcher down.
  smtp.on('error', (error) => console.error('smtp:', error.message));
  await once(smtp.listen(options.smtpPort, options.host), 'listening');

  const api = createMailApi(store);
  const url = await api.listen({ host: options.host, port: options.httpPort });
  const { port: smtpPort } = smtp.server.address() as AddressInfo;

  async function stop(): Promise<void> {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await api.close();
  }
  return { url, smtpUrl: `smtp://${options.host}:${smtpPort}`, stop };
}
