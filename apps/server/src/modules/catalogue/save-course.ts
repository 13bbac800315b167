import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertCourse } from './catalogue-store.ts';
import { licenseCourse } from './license-course.ts';

interface CommonFields {
  ownerTenantId: number;
  slug: string;
  name: LocalText;
  amountPaise: number;
  position: number;
  isActive: boolean;
}
/** A class belongs to a board and has a grade; an exam stands alone and is known by its acronym. */
type SaveCourse = CommonFields &
  (
    | { kind: 'class_room'; boardId: number; grade: number }
    | { kind: 'exam'; acronym: LocalText; description: LocalText | null }
  );

/** The owner may use what it owns: its licence comes with the course. */
export async function saveCourse(tx: Tx, course: SaveCourse): Promise<Saved> {
  const isExam = course.kind === 'exam';
  const saved = await upsertCourse(tx, {
    owner_tenant_id: course.ownerTenantId,
    slug: course.slug,
    kind: course.kind,
    board_id: isExam ? null : course.boardId,
    grade: isExam ? null : course.grade,
    name: course.name,
    acronym: isExam ? course.acronym : null,
    description: isExam ? course.description : null,
    amount_paise: course.amountPaise,
    position: course.position,
    is_active: course.isActive,
  });
  await licenseCourse(tx, { tenantId: course.ownerTenantId, courseId: saved.id });
  return saved;
}
