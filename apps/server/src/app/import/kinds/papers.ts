import * as z from 'zod';
import { findCourse } from '#modules/catalogue/index.ts';
import { moment, record } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { toMoment } from '../relative-time.ts';
import { inside } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';
import { hasOneTimer, oneTimer, timedFields } from './practice-fields.ts';
import { savePractice } from './save-practice.ts';

const schema = record({
  ...timedFields,
  owner: z.string(),
  course: z.string(),
  month: z.int().min(1).max(12),
  year: z.int().min(1950).max(2200),
  /** Marks for a right answer, and what a wrong one takes away. */
  right: z.number().positive().max(100),
  wrong: z.number().min(0).max(100),
  deadline: moment.optional(),
  max_runs: z.int().min(1).optional(),
}).refine(hasOneTimer, oneTimer);

export const papers: Kind<z.infer<typeof schema>> = {
  list: 'papers',
  schema,
  async save(context, paper, at) {
    const ownerTenantId = await findTenantId(context, paper.owner, inside(at, 'owner'));
    if (ownerTenantId === null) return;
    const courseId = await context.find('course', paper.course, inside(at, 'course'), () =>
      findCourse(context.tx, ownerTenantId, paper.course),
    );
    if (courseId === null) return;
    const rest = {
      ownerTenantId,
      place: { kind: 'paper', courseId } as const,
      rightMarks: paper.right,
      wrongMarks: paper.wrong,
      deadline: paper.deadline === undefined ? null : toMoment(paper.deadline, context.clock),
      month: paper.month,
      year: paper.year,
      maxRuns: paper.max_runs ?? null,
      position: paper.year * 12 + paper.month,
    };
    await savePractice(context, 'papers', paper, rest, at);
  },
};
