import { findTenant } from '#modules/tenancy/index.ts';
import type { ImportContext } from '../context.ts';
import type { Place } from '../source.ts';

export const findTenantId = (context: ImportContext, slug: string, at: Place): Promise<number | null> =>
  context.find('tenant', slug, at, () => findTenant(context.tx, slug));
