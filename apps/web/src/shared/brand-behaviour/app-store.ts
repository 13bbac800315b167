import { getBrand } from '../brand/brand.ts';
import { deviceSystem } from './device-system.ts';
import { isWebview } from './webview.ts';

/** Where the brand's app for this phone or tablet is; null without one, and inside the app itself. */
export function appStoreUrl(): string | null {
  const system = deviceSystem(navigator);
  if (system === null || isWebview()) return null;
  return getBrand().flags.appStore[system];
}
