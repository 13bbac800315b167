import type { Kind } from './kind.ts';
import { activity } from './kinds/activity.ts';
import { announcements } from './kinds/announcements.ts';
import { boards } from './kinds/boards.ts';
import { carts } from './kinds/carts.ts';
import { contents } from './kinds/contents.ts';
import { coupons } from './kinds/coupons.ts';
import { exams } from './kinds/exams.ts';
import { exercises } from './kinds/exercises.ts';
import { families } from './kinds/families.ts';
import { initialPassword } from './kinds/initial-password.ts';
import { institutes } from './kinds/institutes.ts';
import { liveClasses } from './kinds/live-classes.ts';
import { papers } from './kinds/papers.ts';
import { products } from './kinds/products.ts';
import { questions } from './kinds/questions.ts';
import { quickQuizzes } from './kinds/quick-quizzes.ts';
import { staff } from './kinds/staff.ts';
import { students } from './kinds/students.ts';
import { tenants } from './kinds/tenants.ts';
import { worksheets } from './kinds/worksheets.ts';

/** In the order of saving: a kind refers only to kinds above it. */
export function kinds(options: { tenant: string | null }): readonly Kind<unknown>[] {
  return [
    initialPassword,
    tenants,
    boards,
    exams,
    contents,
    institutes,
    staff,
    families,
    students(options.tenant),
    products,
    coupons,
    carts,
    questions,
    exercises,
    papers,
    quickQuizzes,
    activity,
    worksheets,
    liveClasses,
    announcements,
  ];
}
