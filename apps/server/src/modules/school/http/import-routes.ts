import * as wire from '@shala/wire/school-imports.ts';
import type { Database } from '#platform/db/database.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { applyImport, getImport, startImport } from '../import-list.ts';
import { presentImport } from './present-import.ts';

const office = { policy: 'office' } as const;

/** Lists of the office: given, looked through, taken in. */
export function importRoutes({ db }: { db: Database }): Route[] {
  return [
    write(wire.startSchoolImport, office, async ({ actor, params, body, locale }, tx) => {
      const { kind, file_name: fileName, content } = body.import;
      const list = { instituteId: params.instituteId, kind, fileName, content };
      return { import: presentImport(await startImport(tx, actor, list), locale) };
    }),
    read(wire.getSchoolImport, office, async ({ actor, params, locale }) => ({
      import: presentImport(await getImport(db, actor, params.importId), locale),
    })),
    write(wire.applySchoolImport, office, async ({ actor, params, locale }, tx) => ({
      import: presentImport(await applyImport(tx, actor, params.importId), locale),
    })),
  ];
}
