import type { CodeSent } from '@shala/api-client/parents.ts';

/** A code on its way to a phone. It travels in the navigation state, never in the address. */
export interface Challenge {
  /** In the international form. */
  readonly phone: string;
  /** Where a wrong number is changed. */
  readonly from: '/auth/register' | '/auth/login_otp';
  /** Nothing was sent yet. */
  readonly sent?: SentCode;
}

export interface SentCode extends CodeSent {
  /** By the clock of this device, in milliseconds. */
  readonly at: number;
  readonly resends: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    challenge?: Challenge;
    /** The address a reset mail goes to, where the mail is asked for by the page that follows. */
    resetEmail?: string;
  }
}
