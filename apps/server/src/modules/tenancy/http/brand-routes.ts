import * as wire from '@shala/wire/brand-staff.ts';
import type { Database } from '#platform/db/database.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { changeBrand } from '../change-brand.ts';
import { listLegalDocuments, publishLegalDocument, saveLegalDraft } from '../legal-document.ts';
import { listBrands } from '../staff-brand.ts';
import { presentBrand, presentLegal, readSeller } from './present-brand.ts';

const admin = { policy: 'tenant-admin' } as const;

/** How the school looks and speaks is its administrator's to say. */
export function brandRoutes({ db }: { db: Database }): Route[] {
  return [
    read(wire.listStaffBrands, admin, async ({ actor: { tenantId } }) => ({
      brands: (await listBrands(db, tenantId)).map(presentBrand),
    })),
    write(wire.changeBrand, admin, async ({ actor: { tenantId, staffId }, params, body }, tx) => {
      const { theme, texts, contact, flags, seller } = body.brand;
      const brand = await changeBrand(tx, {
        key: { tenantId, brandId: params.brandId },
        staffId,
        wishes: { theme, texts, contact, flags, seller: seller && readSeller(seller) },
      });
      return { brand: presentBrand(brand) };
    }),
    read(wire.listLegalDocuments, admin, async ({ actor: { tenantId }, params: { brandId } }) => ({
      documents: (await listLegalDocuments(db, { tenantId, brandId })).map(presentLegal),
    })),
    write(wire.saveLegalDraft, admin, async ({ actor: { tenantId, staffId }, params, body }, tx) => {
      const { brandId, kind } = params;
      const { texts } = body.document;
      const document = await saveLegalDraft(tx, { key: { tenantId, brandId }, staffId, kind, texts });
      return { document: presentLegal(document) };
    }),
    write(wire.publishLegalDocument, admin, async ({ actor: { tenantId, staffId }, params, body }, tx) => {
      const { brandId, kind } = params;
      const { version, effective_on: effectiveOn } = body.document;
      const key = { tenantId, brandId };
      return {
        document: presentLegal(await publishLegalDocument(tx, { key, staffId, kind, version, effectiveOn })),
      };
    }),
  ];
}
