import { createTransport } from '@shala/api-client/create-transport.ts';
import { ownStorage } from '../session/own-storage.ts';
import { loseSeat, loseSession } from '../session/session.ts';
import { getLanguage } from '../texts/texts.ts';

/** The one way to the server. */
export const transport = createTransport({
  origin: '',
  storage: ownStorage,
  locks: navigator.locks,
  language: getLanguage,
  onSessionEnd: loseSession,
  onOtherPerson: loseSeat,
});
