import type { DomainEvent } from '#platform/events.ts';

export type PasswordResetRequested = DomainEvent<
  'accounts.password_reset_requested',
  { email: string; brandId: number; page: string }
>;
