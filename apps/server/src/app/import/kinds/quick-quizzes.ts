import * as z from 'zod';
import { findLessonPlace } from '#modules/assessment/index.ts';
import { record } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';
import { hasOneTimer, oneTimer, timedFields } from './practice-fields.ts';
import { savePractice } from './save-practice.ts';

/** One for each film, PDF or link that has one. */
const schema = record({ ...timedFields, owner: z.string(), library: z.string() }).refine(
  hasOneTimer,
  oneTimer,
);

export const quickQuizzes: Kind<z.infer<typeof schema>> = {
  list: 'quick_quizzes',
  schema,
  async save(context, quiz, at) {
    const ownerTenantId = await findTenantId(context, quiz.owner, inside(at, 'owner'));
    if (ownerTenantId === null) return;
    context.claim('quick quiz of', `${quiz.owner}/${quiz.library}`, inside(at, 'library'));
    const place = await context.find('content', quiz.library, inside(at, 'library'), () =>
      findLessonPlace(context.tx, { ownerTenantId, library: quiz.library }),
    );
    if (place === null) return;
    await savePractice(context, 'quick quizzes', quiz, { ownerTenantId, place, position: 0 }, at);
  },
};
