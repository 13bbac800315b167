import { join } from 'node:path';
import { brandPlugin } from '@shala/app-kit/vite/brand-plugin.ts';
import { textsPlugin } from '@shala/app-kit/vite/texts-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const consolePort = Number(process.env.CONSOLE_PORT ?? 5174);
const apiPort = Number(process.env.API_PORT ?? 4000);
const folders = [join(import.meta.dirname, 'src/shared/texts')];

export default defineConfig({
  appType: 'custom',
  // The API serves it under this path, on the host of each brand.
  base: '/console/',
  plugins: [react(), textsPlugin({ folders, startAreas: new Set() }), brandPlugin({ apiPort })],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1', port: consolePort, strictPort: true, allowedHosts: ['.localhost'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
