import { readFileSync } from 'node:fs';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../accounts/${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

/** The two accounts of the simulator. Their keys are public and refused by a live gateway. */
export const ccavenueAccount = read('ccavenue') as Record<'merchantId' | 'accessCode' | 'workingKey', string>;
export const razorpayAccount = read('razorpay') as Record<'keyId' | 'keySecret' | 'webhookSecret', string>;
