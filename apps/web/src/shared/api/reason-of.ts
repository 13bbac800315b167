import { ApiError } from '@shala/api-client/api-error.ts';

/** The server's own words about a refusal; null where it had none to give. */
export function reasonOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const isRefusal = error.status === 200 || (error.status >= 400 && error.status < 500);
  return isRefusal && error.message !== '' ? error.message : null;
}
