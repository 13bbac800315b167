import '@shala/ui/styles.css';
import { startBrand } from '@shala/app-kit/brand.ts';
import { reportUncaught } from '@shala/app-kit/report-error.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeInvitation } from '#shared/session/invitation-link.ts';
import { startSession } from '#shared/session/session.ts';
import { startTexts } from '#shared/texts/texts.ts';
import { App } from './app/app.tsx';
import { reportError } from './app/report-error.ts';
import { createAppRouter } from './app/router.tsx';

takeInvitation(location, history);
reportUncaught(reportError);
const brand = startBrand(document, location, sessionStorage);
startSession();
await startTexts(brand.texts, localStorage);

const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
createRoot(place).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);
