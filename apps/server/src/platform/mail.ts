import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same message sent twice carries the same id, so that a receiver can fold them. */
  messageId: string;
  /** Further ones, such as how to stop it. */
  headers?: Readonly<Record<string, string>>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export function createMailer(url: string): Mailer {
  const transport = createTransport(url, {
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
