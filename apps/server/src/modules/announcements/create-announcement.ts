import { createHash } from 'node:crypto';
import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { newSecret } from '#platform/random.ts';
import {
  insertAnnouncement,
  insertFile,
  insertSections,
  lockStaff,
  type NewFile,
  selectSame,
} from './announcements-store.ts';
import { requireLater } from './change-scheduled.ts';
import { checkAttachment } from './check-attachment.ts';
import type { AnnouncementsDeps, Staff } from './deps.ts';
import { mayAnnounce } from './domain/staff-reach.ts';
import { tell } from './post-announcement.ts';
import { selectAudienceExists, selectStaffReach } from './reach-store.ts';
import { requireMessage } from './require-words.ts';
import { deleteUpload, insertUpload } from './upload-store.ts';

interface CreateAnnouncement {
  staff: Staff;
  courseId: number;
  sectionIds: readonly number[];
  message: string;
  allowsComments: boolean;
  /** Null: now. */
  publishAt: Date | null;
  attachment: { name: string; content: Buffer } | null;
}

type Deps = Pick<AnnouncementsDeps, 'db' | 'storage' | 'scan'>;

/** Tells those whom this person teaches or looks after. Sent twice in a moment, it is told once. */
export async function createAnnouncement(deps: Deps, given: CreateAnnouncement): Promise<number> {
  const message = requireMessage(given.message);
  await requireReach(deps, given);
  if (given.publishAt) await requireLater(deps.db, given.publishAt);
  const file = given.attachment && (await keepFile(deps, given.staff.tenantId, given.attachment));
  return deps.db.transaction().execute((tx) => announce(tx, { ...given, message }, file));
}

/** Nothing slow happens inside the transaction: the file lies there before. If no announcement follows, it is swept. */
async function keepFile(
  { db, storage, scan }: Deps,
  tenantId: number,
  given: { name: string; content: Buffer },
): Promise<NewFile> {
  const sourceHash = createHash('sha256').update(given.content).digest();
  const { name, content, contentType, ending } = await checkAttachment(scan, given);
  const key = `announcements/${newSecret()}.${ending}`;
  await insertUpload(db, { tenantId, key });
  await storage.put(key, content, contentType);
  return { name, key, contentType, bytes: content.length, sourceHash };
}

async function requireReach(
  { db }: Deps,
  { staff, courseId, sectionIds }: CreateAnnouncement,
): Promise<void> {
  const reach = await selectStaffReach(db, staff);
  const exists = await selectAudienceExists(db, { tenantId: staff.tenantId, courseId, sectionIds });
  if (!exists || !mayAnnounce(reach, { courseId, sectionIds })) throw notFound();
}

async function announce(tx: Tx, given: CreateAnnouncement, file: NewFile | null): Promise<number> {
  const { tenantId, staffId } = given.staff;
  await lockStaff(tx, tenantId, staffId);
  const { courseId, sectionIds, message, allowsComments, publishAt } = given;
  const row = { tenantId, staffId, courseId, message, allowsComments, publishAt };
  const same = await selectSame(tx, { ...row, sectionIds, sourceHash: file?.sourceHash ?? null });
  if (same !== null) return same;
  const announcementId = await insertAnnouncement(tx, row);
  await insertSections(tx, { tenantId, announcementId }, sectionIds);
  if (file) {
    await insertFile(tx, { tenantId, announcementId }, file);
    await deleteUpload(tx, { tenantId, key: file.key });
  }
  if (publishAt === null) {
    await tell(tx, { ...row, announcementId, sectionIds: [...sectionIds] });
  }
  return announcementId;
}
