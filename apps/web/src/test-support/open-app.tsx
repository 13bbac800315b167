import type { student } from '@shala/api-client/example-answers.ts';
import { parent } from '@shala/api-client/example-family.ts';
import { toParent } from '@shala/api-client/people.ts';
import type { Brand } from '@shala/brand/brand.ts';
import { closeToast, toastStore } from '@shala/ui/toast-store.ts';
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { takeAddressSecrets } from '#shared/address/address-secrets.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { startBrand } from '#shared/brand/brand.ts';
import { startPreferences } from '#shared/preferences/preferences.ts';
import { startSession } from '#shared/session/session.ts';
import { startTexts } from '#shared/texts/texts.ts';
import { App } from '../app/app.tsx';
import { createAppRouter } from '../app/router.tsx';
import { exampleBrand } from './example-brand.ts';
import { accessToken } from './school-server.ts';

// Pages come as chunks of their own, and a busy machine takes its time to make them.

// jsdom has no layout, and so no media queries: every test sees the wide screen.
globalThis.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;

/** As an earlier visit left it. */
export function signInBefore(kind = 'student'): void {
  localStorage.setItem('ACCESS_TOKEN', accessToken(kind));
  localStorage.setItem('REFRESH_TOKEN', 'refresh');
  localStorage.setItem(
    'USER',
    JSON.stringify({ kind: 'student', id: 7, firstName: 'Ananya', pictureUrl: '/p.png' }),
  );
}

/** A parent, with the child that has the seat as this device remembers it. */
export function signInParentBefore(current: typeof student | null): void {
  localStorage.setItem('ACCESS_TOKEN', accessToken('parent'));
  localStorage.setItem('REFRESH_TOKEN', 'refresh');
  localStorage.setItem('USER', JSON.stringify(toParent(parent(current))));
}

/** Opens the whole app at a path, the way main.tsx does. */
export async function openApp(path: string, as: Brand = exampleBrand) {
  document.head.innerHTML = '';
  const record = document.createElement('script');
  record.type = 'application/json';
  record.id = 'brand';
  record.textContent = JSON.stringify(as);
  document.head.append(record);
  history.replaceState(null, '', path);
  takeAddressSecrets(location, history);
  startBrand(document, location, sessionStorage);
  startSession();
  startPreferences();
  await startTexts(as.texts, localStorage);
  const router = createAppRouter();
  render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  return router;
}

/** `keepTab`: the same tab goes on, as after a reload. */
export function leaveApp({ keepTab = false } = {}): void {
  cleanup();
  for (const { id } of toastStore.read()) closeToast(id);
  queryClient.clear();
  if (keepTab) return;
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
}
