import { listLegalDocuments, listStaffBrands, type StaffBrand } from '@shala/api-client/brand-staff.ts';
import { type Brand, contactSchema, flagsSchema, themeSchema } from '@shala/brand/brand.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';

const brands = ['brands'];

/** A brand whose colours, contact and switches are known to be what they should be. */
export interface OwnBrand extends StaffBrand {
  readonly theme: Brand['theme'];
  readonly contact: Brand['contact'];
  readonly flags: Brand['flags'];
}

const check = (brand: StaffBrand): OwnBrand => ({
  ...brand,
  theme: themeSchema.parse(brand.theme),
  contact: contactSchema.parse(brand.contact),
  flags: flagsSchema.parse(brand.flags),
});

export const brandsQuery = queryOptions({
  queryKey: brands,
  queryFn: async () => (await listStaffBrands(transport)).map(check),
});

export const legalQuery = (brandId: number) =>
  queryOptions({
    queryKey: [...brands, brandId, 'legal'],
    queryFn: () => listLegalDocuments(transport, brandId),
  });

export const refetchBrands = (): Promise<void> => queryClient.invalidateQueries({ queryKey: brands });
