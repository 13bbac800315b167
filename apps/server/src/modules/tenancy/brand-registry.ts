import { startingVersions } from '@shala/brand/brand.ts';
import type { Database } from '#platform/db/database.ts';
import { type PlacedBrand, parseBrand } from './brand-record.ts';
import { readSeller } from './seller.ts';
import { selectHosts } from './tenancy-store.ts';

const freshMs = 5_000;

export interface BrandRegistry {
  /** The brand of a host name; every unknown host gets the default one. */
  ofHost(host: string): Promise<PlacedBrand | null>;
  byId(tenantId: number, brandId: number): Promise<PlacedBrand | null>;
  forget(): void;
}

/** Published wordings take the place of what the brand's own switches say. */
const withLegal = (flags: unknown, inForce: Record<string, string> | null, coming: object[]) => {
  const own = (flags ?? {}) as { legalVersions?: object };
  return {
    ...own,
    legalVersions: { ...startingVersions, ...own.legalVersions, ...inForce },
    legalComing: coming,
  };
};

/** All hosts fit in memory; a change of a brand is seen by every process within five seconds. */
export function createBrandRegistry(db: Database): BrandRegistry {
  let loaded: { at: number; hosts: Promise<Map<string, PlacedBrand>> } | null = null;

  const load = async () => {
    const rows = await selectHosts(db);
    const registered = (brandId: number) => rows.find((row) => row.id === brandId && row.host !== '*')?.host;
    return new Map(
      rows.map((row) => [
        row.host,
        {
          tenantId: row.tenant_id,
          brandId: row.id,
          host: row.host === '*' ? (registered(row.id) ?? 'localhost') : row.host,
          record: parseBrand({
            slug: row.slug,
            name: row.name,
            logoLetter: row.logo_letter,
            theme: row.theme,
            texts: row.texts,
            contact: row.contact,
            flags: withLegal(row.flags, row.legal_in_force, row.legal_coming),
          }),
          seller: readSeller(row.seller),
          isClosed: row.closed_at !== null,
        },
      ]),
    );
  };

  const hosts = () => {
    if (loaded && performance.now() - loaded.at < freshMs) return loaded.hosts;
    const previous = loaded?.hosts;
    const loading = load();
    loaded = { at: performance.now(), hosts: loading };
    // What is known goes on serving while the new list is on its way: nobody inside a transaction waits for it.
    loading.catch(() => {
      loaded = null;
    });
    return previous ?? loading;
  };

  return {
    async ofHost(host) {
      const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
      const all = await hosts();
      return all.get(name) ?? all.get('*') ?? null;
    },
    async byId(tenantId, brandId) {
      const all = await hosts();
      return (
        [...all.values()].find((brand) => brand.tenantId === tenantId && brand.brandId === brandId) ?? null
      );
    },
    forget() {
      loaded = null;
    },
  };
}
