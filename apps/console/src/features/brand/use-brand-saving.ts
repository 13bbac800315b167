import { type BrandChange, changeBrand } from '@shala/api-client/brand-staff.ts';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { refetchBrands } from './brand-query.ts';

export function useBrandSaving(brandId: number) {
  const { isBusy, save } = useSaving();
  const change = (wanted: BrandChange) =>
    save(async () => {
      await changeBrand(transport, brandId, wanted);
      await refetchBrands();
    }, 'brand.saved');
  return { isBusy, change };
}
