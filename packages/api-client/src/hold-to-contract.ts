import type { Contract } from '@shala/wire/contract.ts';
import { expect } from 'vitest';
import type { ApiRequest, Transport } from './transport.ts';

/** Holds a call against its contract: path, method, body sent and answer given must all fit the wire. */
export function wireOf(
  contract: Contract,
  answer: unknown,
): { transport: Transport; sent: () => ApiRequest } {
  let sent: ApiRequest | undefined;
  expect(contract.response.safeParse(answer).error).toBeUndefined();
  const transport: Transport = {
    async send<Answer>(request: ApiRequest): Promise<Answer> {
      sent = request;
      expect(request.family).toBe(contract.family);
      expect(request.method).toBe(contract.method);
      expect(request.path).toMatch(new RegExp(`^${contract.path.replaceAll(/:\w+/g, '[1-9]\\d*')}$`));
      if (contract.body) expect(contract.body.safeParse(request.body).error).toBeUndefined();
      return answer as Answer;
    },
  };
  return {
    transport,
    sent: () => {
      if (!sent) throw new Error('nothing was sent');
      return sent;
    },
  };
}
