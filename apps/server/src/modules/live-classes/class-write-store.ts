import type { LocalText } from '@shala/brand/brand.ts';
import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';

interface Key {
  tenantId: number;
  liveClassId: number;
}

/** What a class consists of, besides its sections and tutors. */
export interface ClassFields {
  courseId: number;
  subjectId: number;
  chapterId: number | null;
  title: LocalText;
  provider: 'rtc' | 'external';
  externalUrl: string | null;
  startsAt: Date;
  endsAt: Date;
}

const toColumns = (fields: ClassFields) => ({
  course_id: fields.courseId,
  subject_id: fields.subjectId,
  chapter_id: fields.chapterId,
  title: JSON.stringify(fields.title),
  provider: fields.provider,
  external_url: fields.externalUrl,
  starts_at: fields.startsAt,
  ends_at: fields.endsAt,
});

export async function insertClass(
  tx: Tx,
  { tenantId, staffId }: { tenantId: number; staffId: number },
  fields: ClassFields,
): Promise<number> {
  const { id } = await tx
    .insertInto('live_class')
    .values({ tenant_id: tenantId, staff_id: staffId, ...toColumns(fields) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** At another hour the audience is told once more. */
export async function updateClass(tx: Tx, key: Key, fields: ClassFields): Promise<void> {
  await tx
    .updateTable('live_class')
    .set({
      ...toColumns(fields),
      reminded_at: sql`CASE WHEN starts_at = ${fields.startsAt} THEN reminded_at END`,
    })
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.liveClassId)
    .execute();
}

export async function updateEnd(tx: Tx, key: Key, endsAt: Date): Promise<void> {
  await tx
    .updateTable('live_class')
    .set({ ends_at: endsAt })
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.liveClassId)
    .execute();
}

export async function updateOver(tx: Tx, key: Key, how: 'ended' | 'cancelled'): Promise<void> {
  await tx
    .updateTable('live_class')
    .set(how === 'ended' ? { ended_at: appNow } : { cancelled_at: appNow })
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.liveClassId)
    .execute();
}

export async function replaceSections(tx: Tx, key: Key, sectionIds: readonly number[]): Promise<void> {
  await sql`DELETE FROM live_class_section WHERE tenant_id = ${key.tenantId} AND live_class_id = ${key.liveClassId}
    AND section_id <> ALL (${sectionIds}::bigint[])`.execute(tx);
  await sql`INSERT INTO live_class_section (tenant_id, live_class_id, section_id)
    SELECT ${key.tenantId}, ${key.liveClassId}, unnest(${sectionIds}::bigint[]) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}

export async function replaceTutors(tx: Tx, key: Key, staffIds: readonly number[]): Promise<void> {
  await sql`DELETE FROM live_class_tutor WHERE tenant_id = ${key.tenantId} AND live_class_id = ${key.liveClassId}
    AND staff_id <> ALL (${staffIds}::bigint[])`.execute(tx);
  await sql`INSERT INTO live_class_tutor (tenant_id, live_class_id, staff_id)
    SELECT ${key.tenantId}, ${key.liveClassId}, unnest(${staffIds}::bigint[]) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}
