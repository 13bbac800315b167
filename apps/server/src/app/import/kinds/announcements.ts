import { createHash } from 'node:crypto';
import * as z from 'zod';
import { findStaffByRef } from '#modules/accounts/index.ts';
import { saveAnnouncement } from '#modules/announcements/index.ts';
import { findCourse } from '#modules/catalogue/index.ts';
import type { ImportContext } from '../context.ts';
import { mixedSlug, moment, record, reference, text } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { sheetPdf } from '../sheet-pdf.ts';
import { inside, type Place } from '../source.ts';
import { commentFields, saveComments } from './announcement-comments.ts';
import { findSectionIds } from './find-section.ts';
import { findTenantId } from './find-tenant-id.ts';
import { pastMoment } from './past-moment.ts';

const schema = record({
  id: reference,
  tenant: z.string(),
  tutor: z.string(),
  course: z.string(),
  institute: z.string().optional(),
  sections: z.array(mixedSlug).default([]),
  posted: moment,
  allow_comment: z.boolean(),
  message: text,
  /** A sheet with this name is made from the message. */
  attachment: z.nullable(z.string().regex(/^[a-z0-9-]+\.pdf$/, 'must be a name such as steps.pdf')),
  comments: z.array(commentFields).default([]),
}).refine((value) => value.sections.length === 0 || value.institute !== undefined, {
  path: ['institute'],
  error: 'is missing: sections belong to an institute',
});
type Announcement = z.infer<typeof schema>;

export const announcements: Kind<Announcement> = {
  list: 'announcements',
  schema,
  async save(context, announcement, at) {
    const { tx } = context;
    context.claim('announcement', `${announcement.tenant}/${announcement.id}`, at);
    const tenantId = await findTenantId(context, announcement.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const { tutor, course } = announcement;
    const staffId = await context.find('member of staff', tutor, inside(at, 'tutor'), () =>
      findStaffByRef(tx, tenantId, tutor),
    );
    const courseId = await context.find('course', course, inside(at, 'course'), () =>
      findCourse(tx, tenantId, course),
    );
    const sectionIds = await findSectionIds(context, tenantId, announcement, at);
    const postedAt = pastMoment(context, announcement.posted, inside(at, 'posted'));
    if (staffId === null || courseId === null || postedAt === null) return;
    const saved = await saveAnnouncement(tx, {
      tenantId,
      importRef: announcement.id,
      staffId,
      courseId,
      sectionIds,
      message: announcement.message,
      allowsComments: announcement.allow_comment,
      postedAt,
      file: makeSheet(context, announcement, inside(at, 'attachment')),
    });
    context.count('announcements', saved.change);
    const where = { tenantId, announcementId: saved.id };
    await saveComments(context, where, announcement.comments, inside(at, 'comments'));
  },
};

/** The same sheet has the same key in every import. */
function makeSheet(context: ImportContext, { attachment, message }: Announcement, at: Place) {
  if (attachment === null) return null;
  if (!context.figures.hasStore) {
    context.problem(at, 'needs a file store: set S3_ENDPOINT and the other S3 settings');
    return null;
  }
  const words = attachment.replace(/\.pdf$/, '').replaceAll('-', ' ');
  const content = sheetPdf(words.charAt(0).toUpperCase() + words.slice(1), [message]);
  const sourceHash = createHash('sha256').update(content).digest();
  const contentType = 'application/pdf';
  const key = `announcements/${sourceHash.toString('hex')}.pdf`;
  context.figures.wantFile({ key, content, contentType });
  return { name: attachment, key, contentType, bytes: content.length, sourceHash };
}
