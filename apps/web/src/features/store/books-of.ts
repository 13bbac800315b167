import type { ProductLine } from '@shala/api-client/store.ts';
import type { ShelfBook } from '@shala/ui/shelf-book.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { colourOf } from '#shared/subjects/colour-of.ts';

const mostBooks = 3;

/** What the drawn cover shows: a book for each subject, or one with the number of the class. */
export const booksOf = (lines: readonly ProductLine[]): ShelfBook[] =>
  lines.flatMap(toBooks).slice(0, mostBooks);

function toBooks({ subjects, courseId, courseName, isExam }: ProductLine): ShelfBook[] {
  if (subjects) return subjects.map((subject) => ({ colour: colourOf(subject), icon: subject.icon }));
  const label = isExam ? undefined : /\d+/.exec(courseName)?.[0];
  if (label) return [{ colour: subjectColour(null, Number(label)), label }];
  return [{ colour: subjectColour(null, courseId), icon: isExam ? 'lightbulb' : null }];
}
