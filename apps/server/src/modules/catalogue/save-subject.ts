import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertSubject } from './catalogue-store.ts';

interface SaveSubject {
  courseId: number;
  slug: string;
  name: LocalText;
  colour: number | null;
  icon: string;
  amountPaise: number;
  position: number;
  isActive: boolean;
}

export function saveSubject(tx: Tx, subject: SaveSubject): Promise<Saved> {
  return upsertSubject(tx, {
    course_id: subject.courseId,
    slug: subject.slug,
    name: subject.name,
    colour: subject.colour,
    icon: subject.icon,
    amount_paise: subject.amountPaise,
    position: subject.position,
    is_active: subject.isActive,
  });
}
