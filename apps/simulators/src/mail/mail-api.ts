import Fastify, { type FastifyInstance } from 'fastify';
import { escapeHtml } from '../list-page.ts';
import { inboxPage } from './inbox-page.ts';
import type { MailStore } from './mail-store.ts';

type Receiver = { Querystring: { to?: string } };
type One = { Params: { id: string } };

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
// A caught mail is foreign HTML: sandboxed, it runs no script and has no origin of its own.
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";

export function createMailApi(store: MailStore): FastifyInstance {
  const app = Fastify();
  app.get('/healthz', async () => ({ ok: true }));

  app.get<Receiver>('/api/mails', async (request) => store.list(request.query.to));

  app.delete<Receiver>('/api/mails', async (request, reply) => {
    await store.remove(request.query.to);
    return reply.code(204).send();
  });

  app.get<One>('/api/mails/:id/raw', async (request, reply) => {
    const raw = await store.raw(request.params.id);
    return raw ? reply.type('message/rfc822').send(raw) : reply.callNotFound();
  });

  app.get<One>('/mails/:id', async (request, reply) => {
    const mail = await store.read(request.params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .send(mail.html || `<pre>${escapeHtml(mail.text)}</pre>`);
  });

  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(inboxPage(await store.list())),
  );
  return app;
}
