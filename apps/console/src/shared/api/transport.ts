import { createTransport } from '@shala/api-client/create-transport.ts';
import { requestStaffTokens } from '@shala/api-client/staff.ts';
import { loseSession } from '../session/session.ts';
import { staffStorage } from '../session/staff-storage.ts';
import { getLanguage } from '../texts/texts.ts';

/** The one way to the server. */
export const transport = createTransport({
  origin: '',
  storage: staffStorage,
  locks: navigator.locks,
  language: getLanguage,
  requestTokens: requestStaffTokens,
  onSessionEnd: loseSession,
});
