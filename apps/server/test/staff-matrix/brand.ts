import { type MatrixRow, nothing, tenantAdmins, tenantAdminsOnly } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const base = '/api/v1/console/staff/brands';
const brandId = async (stage: Stage, place: Place) => {
  const slug = place === 'other tenant' ? 'udaan' : 'shala';
  const { id = 0 } = await stage.one('SELECT id FROM brand WHERE slug = $1', [slug]);
  return id;
};
const texts = { en: 'What we agree on.' };

/** Makes a draft, so that there is something to publish. */
async function draft(stage: Stage, place: Place) {
  const id = await brandId(stage, place);
  return stage.one(
    `INSERT INTO legal_document (tenant_id, brand_id, kind, version, texts)
     SELECT tenant_id, id, 'privacy', 1 + (SELECT coalesce(max(version), 0) FROM legal_document WHERE brand_id = $1), '{"en": "x"}'
     FROM brand WHERE id = $1
     ON CONFLICT (tenant_id, brand_id, kind) WHERE published_at IS NULL DO UPDATE SET texts = excluded.texts
     RETURNING brand_id, version`,
    [id],
  );
}

export const brandRows: readonly MatrixRow[] = [
  { call: `GET ${base}`, policy: tenantAdminsOnly, ask: nothing },
  {
    call: `PUT ${base}/:brandId`,
    policy: tenantAdmins,
    ask: async (stage, place) => ({
      params: { brandId: await brandId(stage, place) },
      body: { brand: { contact: { email: 'help@example.org', phone: '', url: 'https://example.org' } } },
    }),
  },
  {
    call: `GET ${base}/:brandId/legal-documents`,
    policy: tenantAdmins,
    ask: async (stage, place) => ({ params: { brandId: await brandId(stage, place) } }),
  },
  {
    call: `PUT ${base}/:brandId/legal-documents/:kind`,
    policy: tenantAdmins,
    ask: async (stage, place) => ({
      params: { brandId: await brandId(stage, place), kind: 'terms' },
      body: { document: { texts } },
    }),
  },
  {
    call: `PUT ${base}/:brandId/legal-documents/:kind/publication`,
    policy: tenantAdmins,
    ask: async (stage, place) => {
      const { brand_id: id = 0, version = 0 } = await draft(stage, place);
      return {
        params: { brandId: id, kind: 'privacy' },
        body: { document: { version, effective_on: '2099-01-01' } },
      };
    },
  },
];
