import * as z from 'zod';
import { saveCourse } from '#modules/catalogue/index.ts';
import { localText, record } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside } from '../source.ts';
import { courseFields, saveCourseTree } from './course-tree.ts';
import { findTenantId } from './find-tenant-id.ts';

const schema = record({
  ...courseFields,
  owner: z.string(),
  acronym: localText,
  description: localText.optional(),
});

export const exams: Kind<z.infer<typeof schema>> = {
  list: 'exams',
  schema,
  async save(context, exam, at) {
    context.claim('course', `${exam.owner}/${exam.slug}`, at);
    const ownerTenantId = await findTenantId(context, exam.owner, inside(at, 'owner'));
    if (ownerTenantId === null) return;
    const saved = await saveCourse(context.tx, {
      kind: 'exam',
      ownerTenantId,
      slug: exam.slug,
      name: exam.name,
      acronym: exam.acronym,
      description: exam.description ?? null,
      amountPaise: exam.amount_paise,
      position: Number(at.path.at(-1)),
      isActive: exam.is_active,
    });
    context.count('courses', saved.change);
    await saveCourseTree(context, saved.id, exam, at);
  },
};
