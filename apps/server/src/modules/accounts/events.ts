import type { DomainEvent } from '#platform/events.ts';

export type PasswordResetRequested = DomainEvent<
  'accounts.password_reset_requested',
  { email: string; brandId: number; page: string }
>;

/** The nonce is no secret: the code needs the key as well, and that stays in the configuration. */
export type OtpRequested = DomainEvent<
  'accounts.otp_requested',
  {
    phone: string;
    channel: 'sms' | 'voice' | 'whatsapp' | 'email';
    sendId: number;
    brandId: number;
    nonce: string;
    /** False where only registered numbers get a message. */
    isForAnyone: boolean;
    template: 'otp' | 'purchase_approval';
    /** Besides code, brand and minutes. */
    variables: Readonly<Record<string, string>>;
  }
>;

/** A stored picture that nothing shows any more. */
export type PictureReplaced = DomainEvent<'accounts.picture_replaced', { key: string }>;

/** What classmates may see of a child. */
export type PermissionsChanged = DomainEvent<'accounts.permissions_changed', { studentId: number }>;

export type LoginInvited = DomainEvent<'accounts.login_invited', { email: string; brandId: number }>;

export type GuardianInvited = DomainEvent<
  'accounts.guardian_invited',
  { studentId: number; invitationId: number; brandId: number }
>;

/** A parent signs in with another number from now on; the number before is told. */
export type PhoneChanged = DomainEvent<
  'accounts.phone_changed',
  { oldPhone: string; newDigits: string; brandId: number }
>;
