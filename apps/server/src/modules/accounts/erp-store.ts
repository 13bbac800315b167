import type { Queryable, Tx } from '#platform/db/database.ts';

interface NewErpClient {
  tenantId: number;
  keyId: string;
  secret: Buffer;
  brandId: number | null;
  instituteId: number | null;
}

/** False when the key id is taken. */
export async function insertErpClient(tx: Tx, client: NewErpClient): Promise<boolean> {
  const row = await tx
    .insertInto('erp_client')
    .values({
      tenant_id: client.tenantId,
      key_id: client.keyId,
      secret: client.secret,
      brand_id: client.brandId,
      institute_id: client.instituteId,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectErpClient(db: Queryable, tenantId: number, keyId: string) {
  return db
    .selectFrom('erp_client')
    .select(['id', 'secret', 'brand_id', 'institute_id'])
    .where('tenant_id', '=', tenantId)
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** By the e-mail of the login or by the number the school's list gave the student. */
export async function selectLaunchedStudent(
  db: Queryable,
  tenantId: number,
  who: { email: string } | { importRef: string },
) {
  return db
    .selectFrom('student')
    .leftJoin('student_credential', 'student_credential.student_id', 'student.id')
    .select(['student.id', 'student.blocked_at'])
    .where('student.tenant_id', '=', tenantId)
    .$if('email' in who, (query) =>
      query.where('student_credential.email', '=', 'email' in who ? who.email : ''),
    )
    .$if('importRef' in who, (query) =>
      query.where('student.import_ref', '=', 'importRef' in who ? who.importRef : ''),
    )
    .executeTakeFirst();
}
