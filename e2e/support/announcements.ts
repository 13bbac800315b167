import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Person } from './people.ts';
import type { School } from './school.ts';
import { joinAdmin } from './staff.ts';

/** Of 10-A, where no other journey writes; two, because an account takes so many sign-ins only. */
const inClass10 = { brand: 'shala', course: 'Class 10', courseSlug: 'cbse-10' } as const;
export const aditya: Person = {
  ...inClass10,
  email: 'aditya.nair@students.example.org',
  firstName: 'Aditya',
};
export const khushi: Person = {
  ...inClass10,
  email: 'khushi.chaudhary@students.example.org',
  firstName: 'Khushi',
};

const admins = new WeakMap<School, Promise<string>>();
const adminOf = (school: School): Promise<string> => {
  const token = admins.get(school) ?? joinAdmin(school);
  admins.set(school, token);
  return token;
};

/** A call of staff, from a page of the same site but with the token of staff. */
export async function callAsStaff(page: Page, school: School, call: string, body: object) {
  const token = await adminOf(school);
  return page.evaluate(
    async ([call, body, token]) => {
      const answer = await fetch(`/Announcement/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as { announcementId: number; commentId: number };
    },
    [call, body, token] as const,
  );
}

/** Something new for 10-A, with words that no other journey uses. */
export async function announce(page: Page, school: School, message: string, more: object = {}) {
  const [section] = await school.query<{ id: number; course_id: number }>(
    "SELECT id::int, course_id::int FROM section WHERE slug = '10-A'",
  );
  const words = `${message} (${randomUUID().slice(0, 8)})`;
  const { announcementId } = await callAsStaff(page, school, 'CreateAnnouncement', {
    ClassId: section?.course_id,
    SectionId: section?.id,
    Message: words,
    AllowComment: true,
    ...more,
  });
  return { id: announcementId, words };
}
