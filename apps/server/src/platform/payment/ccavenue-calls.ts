import { askGateway } from './ask-gateway.ts';
import { decrypt, encrypt } from './ccavenue-cipher.ts';
import { GatewayFault } from './gateway.ts';

export type CcavenueCall = (command: string, question: Record<string, unknown>) => Promise<string>;

/** A question of our own over our own connection; answers the decrypted JSON. */
export async function callCcavenue(
  api: string,
  { accessCode, workingKey }: { accessCode: string; workingKey: string },
  command: string,
  question: Record<string, unknown>,
): Promise<string> {
  const body = new URLSearchParams({
    enc_request: encrypt(JSON.stringify(question), workingKey),
    access_code: accessCode,
    command,
    request_type: 'JSON',
    response_type: 'JSON',
    version: '1.2',
  });
  const { status, text } = await askGateway(api, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  });
  const answer = new URLSearchParams(text.trim());
  // status=1 carries a plain complaint: access code, address or command are not accepted.
  if (status !== 200 || answer.get('status') !== '0') throw new GatewayFault(`${command} was not accepted`);
  const plain = decrypt(answer.get('enc_response')?.trim() ?? '', workingKey);
  if (plain === null) throw new GatewayFault(`the answer to ${command} cannot be decrypted`);
  return plain;
}
