import { getLegalDocument, type LegalKind, listMissingConsents } from '@shala/api-client/legal.ts';
import { isPublishedVersion } from '@shala/brand/brand.ts';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { getBrand } from '#shared/brand/brand.ts';

/** Whether the brand has wordings of its own, of which this one is in force or to come. */
const isPublished = (kind: LegalKind): boolean => {
  const { legalVersions, legalComing } = getBrand().flags;
  return isPublishedVersion(legalVersions[kind]) || legalComing.some((one) => one.kind === kind);
};

export const documentQuery = (kind: LegalKind, language: string) =>
  queryOptions({
    queryKey: ['legal', kind, language],
    queryFn: ({ signal }) => getLegalDocument(transport, { kind, signal }),
    enabled: isPublished(kind),
  });

export const missingQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['legal-missing', studentId],
    queryFn: ({ signal }) => listMissingConsents(transport, signal),
    staleTime: 60_000,
  });
