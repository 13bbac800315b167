import type { DomainEvent } from '#platform/events.ts';

export type StaffInvited = DomainEvent<
  'accounts.staff_invited',
  { staffId: number; brandId: number; language: 'en' | 'hi' }
>;
