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

/** Whether it is on her list, whoever looks. */
export const isTold = async (school: School, title: string): Promise<boolean> => {
  const rows = await school.query(
    `SELECT 1 FROM notification JOIN student_credential login USING (student_id)
      WHERE login.email = $1 AND title->>'en' = $2 AND deleted_at IS NULL`,
    [inaya.email, title],
  );
  return rows.length > 0;
};

/** A journey begins with an empty list for her family; what other journeys did has been told by then. */
export async function forgetNotifications(school: School): Promise<void> {
  const waiting = () =>
    school.query(
      'SELECT 1 FROM graphile_worker._private_jobs WHERE attempts < max_attempts AND run_at <= now()',
    );
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  await school.query(
    `DELETE FROM notification USING student WHERE student.id = student_id AND last_name = 'Khan'`,
  );
}

export const bell = (page: Page) => page.getByRole('button', { name: /^(Notifications|सूचनाएँ)/ });

export const panel = (page: Page) => page.getByRole('dialog', { name: /^(Notifications|सूचनाएँ)/ });

export async function openPanel(page: Page): Promise<void> {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
}

/** The badges ask once by themselves; whatever comes after that came because the page was told. */
export const counted = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/messages_count') && answer.ok(), {
    timeout: 60_000,
  });
