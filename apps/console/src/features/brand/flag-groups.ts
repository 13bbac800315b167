import type { Brand } from '@shala/brand/brand.ts';
import type { TextId } from '#shared/texts/texts.ts';

type Flags = Brand['flags'];
type OnOff = { [Id in keyof Flags]: Flags[Id] extends boolean ? Id : never }[keyof Flags];

interface FlagGroup {
  readonly id: 'signIn' | 'learning' | 'selling' | 'older';
  readonly text: TextId;
  readonly switches: readonly { readonly flag: OnOff; readonly text: TextId; readonly means: TextId }[];
}

/** What belongs together for the person who decides it. */
export const flagGroups: readonly FlagGroup[] = [
  {
    id: 'signIn',
    text: 'flags.signIn',
    switches: [
      { flag: 'phoneOnlySignup', text: 'flags.phoneOnlySignup', means: 'flags.phoneOnlySignupText' },
      { flag: 'selfRegistration', text: 'flags.selfRegistration', means: 'flags.selfRegistrationText' },
      { flag: 'roleSelection', text: 'flags.roleSelection', means: 'flags.roleSelectionText' },
      { flag: 'loginBlurb', text: 'flags.loginBlurb', means: 'flags.loginBlurbText' },
      { flag: 'resetMailOnOpen', text: 'flags.resetMailOnOpen', means: 'flags.resetMailOnOpenText' },
    ],
  },
  {
    id: 'learning',
    text: 'flags.learning',
    switches: [
      {
        flag: 'trialFirstChapterPractice',
        text: 'flags.trialFirstChapterPractice',
        means: 'flags.trialFirstChapterPracticeText',
      },
      { flag: 'draftsCount', text: 'flags.draftsCount', means: 'flags.draftsCountText' },
      { flag: 'examMinAge16', text: 'flags.examMinAge16', means: 'flags.examMinAge16Text' },
      { flag: 'blockContextMenu', text: 'flags.blockContextMenu', means: 'flags.blockContextMenuText' },
      { flag: 'studentReplies', text: 'flags.studentReplies', means: 'flags.studentRepliesText' },
    ],
  },
  {
    id: 'selling',
    text: 'flags.selling',
    switches: [
      { flag: 'parentApproval', text: 'flags.parentApproval', means: 'flags.parentApprovalText' },
      { flag: 'hideBuyCourse', text: 'flags.hideBuyCourse', means: 'flags.hideBuyCourseText' },
    ],
  },
  {
    id: 'older',
    text: 'flags.older',
    switches: [
      { flag: 'legacyErpPassword', text: 'flags.legacyErpPassword', means: 'flags.legacyErpPasswordText' },
      { flag: 'legacyPaymentToken', text: 'flags.legacyPaymentToken', means: 'flags.legacyPaymentTokenText' },
    ],
  },
];
export type FlagGroupId = FlagGroup['id'];

interface Choice<Id> {
  readonly id: Id;
  readonly text: TextId;
}

export const channels: readonly Choice<Flags['otpChannels'][number]>[] = [
  { id: 'sms', text: 'flags.channel.sms' },
  { id: 'voice', text: 'flags.channel.voice' },
  { id: 'whatsapp', text: 'flags.channel.whatsapp' },
  { id: 'email', text: 'flags.channel.email' },
];

export const usages: readonly Choice<Flags['enabledUsages'][number]>[] = [
  { id: 'school', text: 'flags.usage.school' },
  { id: 'exam', text: 'flags.usage.exam' },
  { id: 'both', text: 'flags.usage.both' },
];

export const stores: readonly Choice<Flags['store']>[] = [
  { id: 'internal', text: 'flags.store.internal' },
  { id: 'external', text: 'flags.store.external' },
  { id: 'off', text: 'flags.store.off' },
];

export interface FlagDraft {
  readonly flags: Flags;
  readonly trialDays: string;
  /** One a line. */
  readonly hosts: string;
}

/** One a line; empty lines are none. */
export const readHosts = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
