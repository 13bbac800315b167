import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Brand } from '@shala/brand/brand.ts';
import { fillPage } from '@shala/brand/fill-page.ts';
import type { Plugin, ViteDevServer } from 'vite';

/** Asks under the page's own host name: that is what decides the brand. */
function askForBrand(apiPort: number, host: string): Promise<Brand> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: apiPort, path: '/api/v1/brand', headers: { host } },
      async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        if (answer.statusCode === 200) resolve(JSON.parse(text) as Brand);
        else reject(new Error(`the API answered ${answer.statusCode}`));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

async function answerPage(server: ViteDevServer, apiPort: number, req: IncomingMessage, res: ServerResponse) {
  const source = await readFile(join(server.config.root, 'index.html'), 'utf8');
  const html = await server.transformIndexHtml(req.url ?? '/', source);
  try {
    const brand = await askForBrand(apiPort, req.headers.host ?? 'localhost');
    res.setHeader('content-type', 'text/html; charset=utf-8').end(fillPage(html, brand, 'en'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    res
      .writeHead(503, { 'content-type': 'text/plain' })
      .end(`The API on port ${apiPort} is not ready: ${reason}`);
  }
}

/** Development only: Vite's own page handler does not know the host name a page was asked under. */
export function brandPlugin(options: { apiPort: number }): Plugin {
  return {
    name: 'shala-brand',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((req, res, next) => {
        answerPage(server, options.apiPort, req, res).catch(next);
      });
    },
  };
}
