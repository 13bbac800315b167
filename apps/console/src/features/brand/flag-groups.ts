import type { Brand } from '@shala/brand/brand.ts';

type Flags = Brand['flags'];
type OnOff = { [Id in keyof Flags]: Flags[Id] extends boolean ? Id : never }[keyof Flags];

/** What belongs together for the person who decides it. */
export const flagGroups = [
  {
    id: 'signIn',
    switches: ['phoneOnlySignup', 'selfRegistration', 'roleSelection', 'loginBlurb', 'resetMailOnOpen'],
  },
  {
    id: 'learning',
    switches: [
      'trialFirstChapterPractice',
      'draftsCount',
      'examMinAge16',
      'blockContextMenu',
      'studentReplies',
    ],
  },
  { id: 'selling', switches: ['parentApproval', 'hideBuyCourse'] },
  { id: 'older', switches: ['legacyErpPassword', 'legacyPaymentToken'] },
] as const satisfies readonly { id: string; switches: readonly OnOff[] }[];

export const channels = [
  'sms',
  'voice',
  'whatsapp',
  'email',
] as const satisfies readonly Flags['otpChannels'][number][];
export const usages = ['school', 'exam', 'both'] as const satisfies readonly Flags['enabledUsages'][number][];
export const stores = ['internal', 'external', 'off'] as const satisfies readonly Flags['store'][];

/** One a line; empty lines are none. */
export const readHosts = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
