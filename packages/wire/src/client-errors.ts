import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done } from './fields.ts';

export const reportClientError = contract({
  summary: 'A page tells us about an error it met',
  family: 'main',
  method: 'POST',
  path: '/client_errors',
  body: z.object({
    message: z.string().check(z.maxLength(1000)),
    stack: z.optional(z.string().check(z.maxLength(8000))),
    path: z.string().check(z.maxLength(500)),
    build: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: done,
});
