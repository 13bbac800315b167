import type { PaymentStatus } from '@shala/api-client/orders.ts';
import { isWebview } from '#shared/brand-behaviour/webview.ts';

declare global {
  interface Window {
    /** Put there by the host app. */
    flutter_inappwebview?: { callHandler?: (name: string, ...values: unknown[]) => unknown };
  }
}

/** The app around this page learns how the payment stands; without an app nothing happens. */
export function tellHost(status: PaymentStatus): void {
  if (isWebview()) window.flutter_inappwebview?.callHandler?.('transactionStatus', status);
}
