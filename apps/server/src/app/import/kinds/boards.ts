import * as z from 'zod';
import { saveBoard, saveCourse } from '#modules/catalogue/index.ts';
import { localText, record, slug } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside } from '../source.ts';
import { courseFields, saveCourseTree } from './course-tree.ts';
import { findTenantId } from './find-tenant-id.ts';

const schema = record({
  slug,
  owner: z.string(),
  name: localText,
  acronym: localText,
  is_active: z.boolean().default(true),
  classes: z.array(record({ ...courseFields, grade: z.int().min(1).max(12) })),
});

export const boards: Kind<z.infer<typeof schema>> = {
  list: 'boards',
  schema,
  async save(context, board, at) {
    context.claim('board', `${board.owner}/${board.slug}`, at);
    const ownerTenantId = await findTenantId(context, board.owner, inside(at, 'owner'));
    if (ownerTenantId === null) return;
    const { slug, name, acronym, is_active: isActive } = board;
    const position = Number(at.path.at(-1));
    const saved = await saveBoard(context.tx, { ownerTenantId, slug, name, acronym, position, isActive });
    context.count('boards', saved.change);
    for (const [index, course] of board.classes.entries()) {
      const place = inside(at, 'classes', index);
      context.claim('course', `${board.owner}/${course.slug}`, place);
      const { id, change } = await saveCourse(context.tx, {
        kind: 'class_room',
        ownerTenantId,
        boardId: saved.id,
        slug: course.slug,
        name: course.name,
        grade: course.grade,
        amountPaise: course.amount_paise,
        position: index,
        isActive: course.is_active,
      });
      context.count('courses', change);
      await saveCourseTree(context, id, course, place);
    }
  },
};
