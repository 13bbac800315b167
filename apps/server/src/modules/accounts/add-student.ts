import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { isStudentsBirthday } from './domain/student-age.ts';
import {
  insertStudent,
  lockParent,
  selectSameChild,
  updateCurrentStudent,
  updateStudentRow,
} from './family-store.ts';
import { linkGuardian } from './link-guardian.ts';
import { type LegalVersions, recordLegalConsents } from './record-legal-consents.ts';
import { forgetPicture } from './student-picture.ts';

interface AddStudent {
  tenantId: number;
  parentId: number;
  firstName: string;
  lastName: string;
  dob: string;
  language: 'en' | 'hi';
  pictureKey?: string | null;
  isCurrent?: boolean;
  /** The wordings the parent has agreed to by going on. */
  legal: LegalVersions;
}

interface AddedStudent {
  studentId: number;
  /** True when the child is the one the parent looks at from now on. */
  becameCurrent: boolean;
}

/** The first child becomes the current one by itself. Adding the same child again finds it. */
export async function addStudent(tx: Tx, request: AddStudent): Promise<AddedStudent> {
  const { tenantId, parentId, dob, language, legal } = request;
  if (!isStudentsBirthday(dob, await readToday(tx))) throw new AppError('dob_out_of_range', { dob });
  const parent = await lockParent(tx, tenantId, parentId);
  if (!parent) throw notFound();
  const child = { firstName: request.firstName.trim(), lastName: request.lastName.trim(), dob };
  const pictureKey = request.pictureKey ?? null;
  const same = await selectSameChild(tx, tenantId, parentId, child);
  const studentId = same?.id ?? (await insertStudent(tx, tenantId, { ...child, language, pictureKey }));
  if (same && pictureKey !== null) {
    await updateStudentRow(tx, tenantId, studentId, { picture_key: pictureKey });
    await forgetPicture(tx, tenantId, same.picture_key);
  }
  if (!same) {
    await linkGuardian(tx, { tenantId, parentId, studentId, relation: 'guardian', isFirstChoice: false });
    await recordLegalConsents(tx, { tenantId, parentId, studentId, legal });
    await audit(tx, {
      tenantId,
      actor: { kind: 'parent', id: parentId },
      action: 'student.added',
      subject: { kind: 'student', id: studentId },
    });
  }
  const becameCurrent = parent.current_student_id === null || request.isCurrent === true;
  if (becameCurrent) await updateCurrentStudent(tx, tenantId, parentId, studentId);
  return { studentId, becameCurrent };
}
