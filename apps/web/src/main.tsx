import '@shala/ui/styles.css';
import { reportUncaught } from '@shala/app-kit/report-error.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeAddressSecrets } from '#shared/address/address-secrets.ts';
import { startBrand } from '#shared/brand/brand.ts';
import { startBrandBehaviour } from '#shared/brand-behaviour/start-brand-behaviour.ts';
import { startPreferences } from '#shared/preferences/preferences.ts';
import { startSession } from '#shared/session/session.ts';
import { startTexts } from '#shared/texts/texts.ts';
import { App } from './app/app.tsx';
import { focusNewPages } from './app/focus-new-pages.ts';
import { reportError } from './app/report-error.ts';
import { createAppRouter } from './app/router.tsx';

takeAddressSecrets(location, history);
reportUncaught(reportError);
const brand = startBrand(document, location, sessionStorage);
startBrandBehaviour(brand);
startSession();
startPreferences();
await startTexts(brand.texts, localStorage);

const router = createAppRouter();
focusNewPages(router);
const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
createRoot(place).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
