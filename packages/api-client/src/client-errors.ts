import type { reportClientError as contract } from '@shala/wire/client-errors.ts';
import type { BodyOf } from '@shala/wire/contract.ts';
import type { Transport } from './transport.ts';

export interface ClientErrorReport {
  readonly message: string;
  readonly stack: string | null;
  readonly path: string;
  readonly build: string | null;
}

export async function reportClientError(transport: Transport, report: ClientErrorReport): Promise<void> {
  // The server's limits: a report that is too long would be refused and lost.
  const body: BodyOf<typeof contract> = {
    message: report.message.slice(0, 1000),
    path: report.path.slice(0, 500),
    ...(report.stack !== null && { stack: report.stack.slice(0, 8000) }),
    ...(report.build !== null && { build: report.build.slice(0, 100) }),
  };
  await transport.send({
    family: 'main',
    method: 'POST',
    path: '/client_errors',
    body,
    withoutRenewal: true,
  });
}
