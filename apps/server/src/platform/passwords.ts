import { hash, verify } from '@node-rs/argon2';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** A hash of nothing anybody can type: checking against it costs what a real check costs. */
const nobody = hashPassword('\u0000 no such account \u0000');

/** Takes the same time whether or not the account exists. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password);
  return right && stored !== null;
}
