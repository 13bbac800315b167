import { type StaffRole, toStaff } from '@shala/api-client/staff.ts';
import { startBrand } from '@shala/app-kit/brand.ts';
import { exampleBrand } from '@shala/app-kit/test-support/example-brand.ts';
import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { closeToast, toastStore } from '@shala/ui/toast-store.ts';
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { takeInvitation } from '#shared/session/invitation-link.ts';
import { beginSession, endSession, startSession } from '#shared/session/session.ts';
import { startTexts } from '#shared/texts/texts.ts';
import { App } from '../app/app.tsx';
import { createAppRouter } from '../app/router.tsx';
import { staffPaths, wireStaff, wireTokens } from './staff-answers.ts';

// jsdom has no layout, and so no media queries: every test sees the wide screen.
globalThis.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;

/** As an earlier visit left it, and as the server knows the person. */
export function signInBefore(school: School, ...roles: StaffRole[]): void {
  const staff = wireStaff(...roles);
  school.answer(staffPaths.me, () => ({ status: 200, body: { staff } }));
  const tokens = { accessToken: wireTokens.access_token, refreshToken: wireTokens.refresh_token };
  beginSession({ staff: toStaff(staff), tokens });
}

/** Opens the whole app at a path below /console, the way main.tsx does. */
export async function openConsole(path: string) {
  document.head.innerHTML = '';
  const record = document.createElement('script');
  record.type = 'application/json';
  record.id = 'brand';
  record.textContent = JSON.stringify(exampleBrand);
  document.head.append(record);
  history.replaceState(null, '', `/console${path}`);
  takeInvitation(location, history);
  startBrand(document, location, sessionStorage);
  startSession();
  await startTexts({}, localStorage);
  const router = createAppRouter();
  render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  return router;
}

export function leaveConsole(): void {
  cleanup();
  for (const { id } of toastStore.read()) closeToast(id);
  endSession();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
}
