import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@shala/brand/brand.ts';
import { fillPage } from '@shala/brand/fill-page.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from './context.ts';
import { allowFrames } from './security-headers.ts';

const compress = promisify(brotliCompress);

export interface Site {
  /** The page of a brand, with its colours and record already in the first HTML. */
  page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

interface SiteFiles {
  root: string;
  /** The path all its pages and files begin with. */
  base?: string;
}

export async function addSite(server: FastifyInstance, { root, base = '' }: SiteFiles): Promise<Site> {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const pages = new Map<string, Promise<{ plain: Buffer; brotli: Buffer }>>();
  if (!server.hasReplyDecorator('sendFile')) {
    await server.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false });
  }

  // Built files carry a hash of their content in their name: they never change. The rules a page needs would
  // cost each of them half a kilobyte; these two are all that mean something for a file.
  server.get(`${base}/assets/*`, { config: { policy: 'anyone', hasOwnHeaders: true } }, (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin');
    return reply.sendFile(`assets/${path}`, root, { maxAge: '365d', immutable: true });
  });

  const filled = async (brand: Brand, locale: 'en' | 'hi') => {
    const html = fillPage(template, brand, locale);
    const plain = Buffer.from(html);
    const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { plain, brotli };
  };

  return {
    async page(request, reply) {
      const brand = request.brand?.record;
      if (!brand) return reply.code(503).type('text/plain').send('No brand is set up yet.');
      const locale = localeOf(request.headers['accept-language']);
      const key = `${locale}:${JSON.stringify(brand)}`;
      if (pages.size > 200) pages.clear();
      const page = pages.get(key) ?? filled(brand, locale);
      pages.set(key, page);
      const { plain, brotli } = await page;
      allowFrames(reply, brand.flags.embeddableHosts);
      const takesBrotli = String(request.headers['accept-encoding'] ?? '').includes('br');
      void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language');
      if (takesBrotli) void reply.header('content-encoding', 'br');
      return reply
        .code(200)
        .type('text/html; charset=utf-8')
        .send(takesBrotli ? brotli : plain);
    },
  };
}
