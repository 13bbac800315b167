import {
  createStudent,
  listStudents as listContract,
  parentMe,
  updateStudent as updateContract,
  updateMe,
} from '@shala/wire/parents.ts';
import { act, type Limit, type Route, read } from '#platform/http/route.ts';
import { usages } from '../domain/usages.ts';
import { listStudents } from '../list-students.ts';
import { registerStudent } from '../register-student.ts';
import { updateProfile } from '../update-profile.ts';
import { updateStudent } from '../update-student.ts';
import { brandFlags } from './brand-flags.ts';
import type { AccountHttpDeps } from './deps.ts';
import { presentParent } from './present-parent.ts';
import { presentStudent, presentToken } from './present-student.ts';
import { presentStudentById } from './present-user.ts';

/** Pictures cost time to remake; nobody has so many children or changes them so often. */
const uploadLimits: readonly Limit[] = [
  { name: 'picture', points: 60, seconds: 3600, key: ({ actor }) => actor?.sessionId ?? null },
];

const contentOf = (file: { tempfile: string } | undefined): Buffer | null =>
  file ? Buffer.from(file.tempfile, 'base64') : null;

/** What a parent does with the children, and a student with their own profile. */
export function familyRoutes(deps: AccountHttpDeps): Route[] {
  return [
    read(parentMe, { policy: 'parent' }, async ({ actor }) => ({
      parent: await presentParent(deps, actor.tenantId, actor.parentId),
    })),
    read(listContract, { policy: 'parent' }, async ({ actor }) => {
      const students = await listStudents(deps.db, actor);
      return { students: await Promise.all(students.map((student) => presentStudent(deps, student))) };
    }),
    act(
      createStudent,
      { policy: 'parent', takesFiles: true, limits: uploadLimits },
      async ({ actor: { tenantId, parentId, sessionId }, body: { student }, place, locale }) => {
        const { studentId, pair } = await registerStudent(deps, {
          tenantId,
          parentId,
          sessionId,
          firstName: student.first_name,
          lastName: student.last_name ?? '',
          dob: student.dob,
          language: locale,
          isCurrent: student.is_current ?? false,
          picture: contentOf(student.display_picture),
          legal: (await brandFlags(deps.brands, place)).legalVersions,
        });
        const added = await presentStudentById(deps, { tenantId, studentId, parentId });
        return { student: added, token: pair ? presentToken(pair) : undefined };
      },
    ),
    act(updateContract, { policy: 'parent' }, async ({ actor, params: { studentId }, body, place }) => {
      const { tenantId, parentId, sessionId } = actor;
      const { step, usage, is_current: isCurrent } = body.student;
      const { pair } = await updateStudent(deps, {
        tenantId,
        parentId,
        sessionId,
        studentId,
        step,
        usage: usage === undefined ? undefined : usages[usage],
        isCurrent,
        enabledUsages: (await brandFlags(deps.brands, place)).enabledUsages,
      });
      const student = await presentStudentById(deps, { tenantId, studentId, parentId });
      return { student, token: pair ? presentToken(pair) : undefined };
    }),
    act(
      updateMe,
      { policy: 'student', takesFiles: true, limits: uploadLimits },
      async ({ actor, body: { student } }) => {
        await updateProfile(deps, {
          tenantId: actor.tenantId,
          studentId: actor.studentId,
          firstName: student.first_name,
          lastName: student.last_name,
          dob: student.dob,
          phone: student.phone_number,
          picture: contentOf(student.display_picture),
        });
        return { student: await presentStudentById(deps, actor) };
      },
    ),
  ];
}
