import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { acceptInvitation, inviteStaff } from './console.ts';
import { beginClass, followMedia } from './live.ts';
import { addPupil, giveTeaching } from './marking.ts';
import { password } from './people.ts';
import type { School } from './school.ts';
import { fillLogin } from './test.ts';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A tutor who has just begun a class, with everything on. */
export async function hostClass(page: Page, school: School, origin = school.origin()) {
  const invited = await inviteStaff(school, 'tutor', '--name', 'Kavita Menon');
  await giveTeaching(school, invited.email, 'mathematics');
  const media = await followMedia(page);
  await acceptInvitation(page, school, {
    ...invited,
    link: invited.link.replace(school.origin(), origin),
  });
  const liveClassId = await beginClass(school, invited.email, `Cubes ${randomUUID().slice(0, 8)}`);
  await page.goto(`${origin}/console/live/${liveClassId}/room`);
  await press(page, 'Unmute');
  await press(page, 'Start Video');
  for (const name of ['Mute', 'Stop Video']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await press(page, 'Join class');
  return { page, media, liveClassId };
}

/** A student of 8-A whom nobody else knows, signed in and before the mirror of the class. */
export async function comeToClass(
  page: Page,
  school: School,
  { firstName, liveClassId, origin = school.origin() }: Coming,
) {
  const { email } = await addPupil(school, firstName);
  const media = await followMedia(page);
  await page.goto(`${origin}/auth/login`);
  await fillLogin(page, email, password);
  await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  await page.goto(`${origin}/live-class/${liveClassId}/meeting`);
  return { page, media, email };
}

interface Coming {
  firstName: string;
  liveClassId: number;
  origin?: string;
}
