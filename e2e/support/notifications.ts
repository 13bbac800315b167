import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import type { School } from './school.ts';
import { openAdmin } from './staff.ts';

/** Of 9-A, where other journeys look at no badge. */
export const inaya: Person = {
  brand: 'shala',
  email: 'inaya.khan@students.example.org',
  firstName: 'Inaya',
  course: 'Class 9',
  courseSlug: 'cbse-9',
};

const admins = new WeakMap<School, ReturnType<typeof openAdmin>>();

/** An administrator writes to 9-A; a job of the worker makes the notifications. */
export async function tellClass(school: School, title: string, body = 'Please read this.'): Promise<void> {
  const admin = admins.get(school) ?? openAdmin(school);
  admins.set(school, admin);
  await (await admin).send({ courseSlug: 'cbse-9', sectionSlug: '9-A', title, body });
}

/** What the school knows, whoever looks. */
export const notificationsOf = (school: School, title: string) =>
  school.query<{ first_name: string }>(
    `SELECT student.first_name FROM notification JOIN student ON student.id = student_id
      WHERE title->>'en' = $1 AND deleted_at IS NULL ORDER BY first_name`,
    [title],
  );

/** Every journey begins with an empty list. */
export const forgetNotifications = (school: School) => school.query('DELETE FROM notification');

export const bell = (page: Page) => page.getByRole('button', { name: /^(Notifications|सूचनाएँ)/ });

export const panel = (page: Page) => page.getByRole('dialog', { name: /^(Notifications|सूचनाएँ)/ });

export async function openPanel(page: Page): Promise<void> {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
}

/** The badges ask once by themselves; whatever comes after that came because the page was told. */
export const counted = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/messages_count') && answer.ok());
