import * as z from 'zod';
import { licenseCourse, saveChapter, saveSubject } from '#modules/catalogue/index.ts';
import type { ImportContext } from '../context.ts';
import { localText, paise, record, slug, text } from '../fields.ts';
import { inside, type Place } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';

const chapterFields = record({
  slug,
  name: localText,
  topics: z.array(localText).default([]),
  is_active: z.boolean().default(true),
});

const subjectFields = record({
  slug,
  name: localText,
  colour: z.int().min(1).max(7),
  icon: text,
  amount_paise: paise,
  is_active: z.boolean().default(true),
  chapters: z.array(chapterFields),
});

/** What classes and exams have in common. */
export const courseFields = {
  slug,
  name: localText,
  is_active: z.boolean().default(true),
  amount_paise: paise,
  licensed_to: z.array(z.string()).default([]),
  subjects: z.array(subjectFields),
};

interface CourseTree {
  slug: string;
  licensed_to: string[];
  subjects: z.infer<typeof subjectFields>[];
}

/** The tenants that may use the course, its subjects and their chapters; the order of the file is their order. */
export async function saveCourseTree(
  context: ImportContext,
  courseId: number,
  course: CourseTree,
  at: Place,
): Promise<void> {
  const { tx } = context;
  for (const [index, name] of course.licensed_to.entries()) {
    const tenantId = await findTenantId(context, name, inside(at, 'licensed_to', index));
    if (tenantId === null) continue;
    const licence = await licenseCourse(tx, { tenantId, courseId });
    context.count('licences', licence.change);
  }
  for (const [position, subject] of course.subjects.entries()) {
    const place = inside(at, 'subjects', position);
    context.claim('subject', `${course.slug}/${subject.slug}`, place);
    const { slug, name, colour, icon, amount_paise: amountPaise, is_active: isActive } = subject;
    const saved = await saveSubject(tx, {
      courseId,
      slug,
      name,
      colour,
      icon,
      amountPaise,
      position,
      isActive,
    });
    context.count('subjects', saved.change);
    await saveChapters(context, saved.id, `${course.slug}/${slug}`, subject.chapters, place);
  }
}

async function saveChapters(
  context: ImportContext,
  subjectId: number,
  subjectName: string,
  chapters: z.infer<typeof chapterFields>[],
  at: Place,
): Promise<void> {
  for (const [position, { slug, name, topics, is_active: isActive }] of chapters.entries()) {
    context.claim('chapter', `${subjectName}/${slug}`, inside(at, 'chapters', position));
    const saved = await saveChapter(context.tx, { subjectId, slug, name, topics, position, isActive });
    context.count('chapters', saved.change);
  }
}
