import { listDevices } from '@shala/api-client/devices.ts';
import { getWeeklyLetter, listConsents } from '@shala/api-client/family-settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';

/** Fresh each time: others sign in and out while nobody looks. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: ({ signal }) => listDevices(transport, signal),
    staleTime: 0,
  });

export const letterQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['weekly-letter', studentId],
    queryFn: ({ signal }) => getWeeklyLetter(transport, { studentId, signal }),
  });

export const consentsQuery = (studentId: number | null) =>
  queryOptions({
    queryKey: ['consents', studentId],
    queryFn: ({ signal }) => listConsents(transport, signal),
  });
