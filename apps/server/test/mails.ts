import * as z from 'zod';
import { readServices } from './services.ts';

const mailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.string()),
});
export type CaughtMail = z.infer<typeof mailSchema>;

export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const answer = await fetch(
    `${readServices().MAIL_CATCHER_URL}/api/mails?to=${encodeURIComponent(address)}`,
  );
  return z.array(mailSchema).parse(await answer.json());
}

/** Waits until so many mails have come. */
export async function waitForMails(
  address: string,
  count: number,
  timeoutMs = 10_000,
): Promise<CaughtMail[]> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const mails = await mailsTo(address);
    if (mails.length >= count || performance.now() > end) return mails;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
