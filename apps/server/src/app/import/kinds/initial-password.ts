import type * as z from 'zod';
import { password } from '../fields.ts';
import type { Kind } from '../kind.ts';

/** The first password of every login of the folder that names none. */
export const initialPassword: Kind<z.infer<typeof password>> = {
  list: 'initial_password',
  schema: password,
  async save(context, value, at) {
    context.claim('initial password', 'of the folder', at);
    context.setInitialPassword(value);
  },
};
