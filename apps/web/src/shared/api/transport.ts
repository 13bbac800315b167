import { createTransport } from '@shala/api-client/create-transport.ts';
import { loseSession } from '../session/session.ts';
import { getLanguage } from '../texts/texts.ts';

/** The one way to the server. */
export const transport = createTransport({
  origin: '',
  storage: localStorage,
  locks: navigator.locks,
  language: getLanguage,
  onSessionEnd: loseSession,
});
