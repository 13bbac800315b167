import { brandPlugin } from '@shala/app-kit/vite/brand-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { textInRem } from './vite/text-in-rem.ts';
import { textsPlugin } from './vite/texts-plugin.ts';

const webPort = Number(process.env.WEB_PORT ?? 5173);
const consolePort = Number(process.env.CONSOLE_PORT ?? 5174);
const apiPort = Number(process.env.API_PORT ?? 4000);
// The Host header stays as it came: it decides the brand and the tenant.
const toApi = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false, ws: true };

// What nearly every page needs comes as one file, with all it imports: that compresses better than ten small
// ones, and each request costs half a kilobyte of headers. The login page with what it needs is the second.
const start = [
  'web/src/main.tsx',
  'web/src/shared/layout/app-link.tsx',
  'web/src/shared/layout/offline-notice.tsx',
  'api-client/src/accounts.ts',
  'ui/src/language-switch.tsx',
  'ui/src/logo.tsx',
];
const isStart = (id: string) => start.some((file) => id.endsWith(file));
const isLogin = (id: string) => id.endsWith('web/src/pages/login-page.tsx');

export default defineConfig({
  appType: 'custom',
  plugins: [react(), textsPlugin(), brandPlugin({ apiPort })],
  css: { postcss: { plugins: [textInRem()] } },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: {
    host: '127.0.0.1',
    port: webPort,
    strictPort: true,
    allowedHosts: ['.localhost'],
    // The net host's paths stand at the root, in any letter case.
    proxy: {
      '^/api/': toApi,
      '^/net/': toApi,
      '^/[Ss][Tt][Uu][Dd][Ee][Nn][Tt]([Rr][Ee][Pp][Oo][Rr][Tt])?/': toApi,
      '^/([Pp]roduct|[Mm]aster|[Tt]utor)/': toApi,
      // The same address is a page when it is opened and a call when it is posted to.
      '^/digest/': { ...toApi, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) },
      // Pages of the same name have a number or nothing behind them.
      '^/[Aa]nnouncement/[A-Za-z]': toApi,
      // The console has a Vite of its own.
      '^/console(/|$)': { ...toApi, target: `http://127.0.0.1:${consolePort}` },
      '^/healthz': toApi,
      '^/cable': toApi,
      '^/meeting': toApi,
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: isStart, priority: 2 },
            { name: 'login', test: isLogin, priority: 1 },
          ],
        },
      },
    },
  },
});
