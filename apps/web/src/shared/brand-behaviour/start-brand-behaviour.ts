import type { Brand } from '@shala/brand/brand.ts';
import { blockSaving } from './block-saving.ts';
import { unregisterServiceWorkers } from './service-workers.ts';
import { startWebview } from './webview.ts';

/** What a brand, or every brand, does to the page itself, before anything is drawn. */
export function startBrandBehaviour({ flags }: Brand): void {
  startWebview(location, sessionStorage);
  if (flags.blockContextMenu) blockSaving({ document, path: () => location.pathname });
  void unregisterServiceWorkers(navigator.serviceWorker);
}
