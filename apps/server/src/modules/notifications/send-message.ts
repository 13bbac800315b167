import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { NotificationsDeps } from './deps.ts';
import type { MessageSent } from './events.ts';
import { selectSections, selectStaffName } from './reach-store.ts';

interface Message {
  staff: { tenantId: number; staffId: number };
  courseId: number;
  /** Empty: everybody who is entitled to the course. */
  sectionIds: readonly number[];
  title: string;
  body: string;
}

/** A tenant's administrators write to whole courses, those of a school to its own sections. */
export async function sendMessage(
  tx: Tx,
  deps: Pick<NotificationsDeps, 'catalogue' | 'institutes'>,
  { staff, courseId, title, body, ...message }: Message,
): Promise<void> {
  const { tenantId, staffId } = staff;
  const sectionIds = [...new Set(message.sectionIds)];
  await requireReach(tx, deps, { staff, courseId, sectionIds });
  const staffName = await selectStaffName(tx, tenantId, staffId);
  await emit<MessageSent>(tx, {
    type: 'notifications.message_sent',
    tenantId,
    data: { courseId, sectionIds, title, body, staffName },
  });
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'message.sent',
    subject: { kind: 'course', id: courseId },
    details: { section_ids: sectionIds, title, body },
  });
}

async function requireReach(
  tx: Tx,
  { catalogue, institutes }: Pick<NotificationsDeps, 'catalogue' | 'institutes'>,
  { staff, courseId, sectionIds }: Pick<Message, 'staff' | 'courseId' | 'sectionIds'>,
): Promise<void> {
  const { tenantId } = staff;
  const roles = await institutes.listRoles(tx, staff);
  const isOfTenant = roles.some(({ role }) => role === 'tenant_admin');
  const schools = roles.filter(({ role }) => role === 'school_admin').map(({ instituteId }) => instituteId);
  if (!isOfTenant && (schools.length === 0 || sectionIds.length === 0)) throw new AppError('forbidden');
  const [course] = await catalogue.findCourses(tx, { tenantId, courseIds: [courseId], locale: 'en' });
  if (!course) throw notFound();
  const sections = await selectSections(tx, { tenantId, courseId, sectionIds });
  const reached = sections.filter(({ institute_id }) => isOfTenant || schools.includes(institute_id));
  if (reached.length < sectionIds.length) throw notFound();
}
