import Fastify, { type FastifyInstance } from 'fastify';
import { escapeHtml, listPage } from '../list-page.ts';
import type { SmsRequest, SmsStore } from './sms-store.ts';

const bodySchema = {
  type: 'object',
  required: ['to', 'channel', 'sender_id', 'template_id', 'variables', 'reference'],
  properties: {
    to: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' },
    channel: { enum: ['sms', 'voice', 'whatsapp', 'email'] },
    sender_id: { type: 'string', minLength: 1 },
    template_id: { type: 'string', minLength: 1 },
    variables: { type: 'object', additionalProperties: { type: 'string' } },
    reference: { type: 'string', minLength: 1 },
  },
};

/** Numbers that end in 0550 are refused, those in 0503 meet a provider that is down: for trying the bad days. */
const mood = (to: string): 422 | 503 | null => (to.endsWith('0550') ? 422 : to.endsWith('0503') ? 503 : null);

export function createSmsApi(store: SmsStore, key: string): FastifyInstance {
  const api = Fastify();
  api.get('/healthz', async () => ({ ok: true }));

  api.post<{ Body: SmsRequest }>('/v1/messages', { schema: { body: bodySchema } }, async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`)
      return reply.code(401).send({ error: 'unknown key' });
    const failure = mood(request.body.to);
    if (failure) return reply.code(failure).send({ error: 'not delivered' });
    return reply.code(202).send({ id: store.take(request.body).id });
  });

  api.get<{ Querystring: { to?: string } }>('/api/messages', async (request) => store.list(request.query.to));
  api.delete('/api/messages', async (_request, reply) => {
    store.clear();
    return reply.code(204).send();
  });

  api.get('/', async (_request, reply) => {
    const rows = store.list().toReversed();
    const cells = rows.map((sms) => [
      sms.receivedAt,
      sms.to,
      sms.channel,
      Object.entries(sms.variables)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
    ]);
    const page = listPage(
      'Text messages',
      ['Received', 'To', 'By', 'Says'],
      cells.map((row) => row.map(escapeHtml)),
    );
    return reply.type('text/html').send(page);
  });
  return api;
}
