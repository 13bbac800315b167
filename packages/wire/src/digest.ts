import * as z from 'zod/mini';
import { contract } from './contract.ts';

const params = z.object({ token: z.string().check(z.maxLength(200)) });
const response = z.object({ isSuccess: z.boolean() });

/** At the root, because it is the address of the page, too: a mail program posts where a person opens. */
export const stopDigest = contract({
  summary: 'Stops the weekly letter that the token came with, with one click (RFC 8058)',
  family: 'net',
  method: 'POST',
  path: '/digest/stop/:token',
  params,
  response,
});

export const startDigest = contract({
  summary: 'Lets the weekly letter come again',
  family: 'net',
  method: 'POST',
  path: '/digest/start/:token',
  params,
  response,
});
