import { brotliDecompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { ayaan, password, shreya } from '../support/people.ts';
import { rawGet, statusWithToken } from '../support/raw-request.ts';
import type { Brand } from '../support/school.ts';
import { accessTokenOf, readStorage } from '../support/storage.ts';
import { fillLogin, heading, onWide, test } from '../support/test.ts';

const brands: { brand: Brand; name: string; letter: string; colour: string; tagline: string }[] = [
  {
    brand: 'shala',
    name: 'Shala',
    letter: 'S',
    colour: '#3346d3',
    tagline: 'Your school, also after the last bell.',
  },
  { brand: 'kids', name: 'Shala Kids', letter: 'K', colour: '#0f766e', tagline: 'Small steps, every day.' },
  {
    brand: 'udaan',
    name: 'Udaan',
    letter: 'U',
    colour: '#9a3412',
    tagline: 'Steady practice for the entrance exams.',
  },
];

const asRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const buttonColour = (page: Page) =>
  page.getByRole('button', { name: 'Login' }).evaluate((button) => getComputedStyle(button).backgroundColor);

for (const { brand, name, letter, colour, tagline } of brands) {
  test(`[BR-01] [BR-02] ${brand}.localhost is ${name}: its name, letter, colours and words`, async ({
    page,
    visit,
    isPhone,
  }) => {
    await visit('/auth/login', brand);
    await expect(page).toHaveTitle(`Login to continue · ${name}`);
    await expect(page.locator('header')).toContainText(`${letter}${name}`);
    expect(await buttonColour(page)).toBe(asRgb(colour));
    await expect(page.getByText(tagline)).toBeVisible({ visible: !isPhone });
    expect(await page.evaluate(() => sessionStorage.getItem('APP_NAME'))).toBe(brand);
  });

  test(`the first HTML of ${brand}.localhost already holds the brand`, onWide, async ({ school }) => {
    const answer = await rawGet(school.port, `${brand}.LOCALHOST:${school.port}`, '/auth/login', {
      'accept-encoding': 'br',
    });
    const html = brotliDecompressSync(answer.body).toString();
    expect(html).toContain(`<title>${name}</title>`);
    expect(html).toContain(`--brand:${colour}`);
    expect(html).toContain(tagline);
    for (const other of brands) if (other.brand !== brand) expect(html).not.toContain(other.tagline);
  });
}

test('a brand changed in the database is seen without a build', onWide, async ({ school }) => {
  const titleOfKids = async () =>
    /<title>(.*?)<\/title>/.exec((await rawGet(school.port, 'kids.localhost', '/')).body.toString())?.[1];
  const rename = (name: string) =>
    school.query(`UPDATE brand SET name = jsonb_set(name, '{en}', to_jsonb($1::text)) WHERE slug = 'kids'`, [
      name,
    ]);
  expect(await titleOfKids()).toBe('Shala Kids');
  await rename('Shala Juniors');
  await expect.poll(titleOfKids).toBe('Shala Juniors');
  await rename('Shala Kids');
  await expect.poll(titleOfKids).toBe('Shala Kids');
});

test('one tenant, two brands: the same student is at home on both, and Kids sells nothing', async ({
  page,
  signIn,
  look,
  isPhone,
}) => {
  await signIn({ ...ayaan, brand: 'kids' });
  await look();
  await expect(page).toHaveTitle('Learn · Shala Kids');
  await expect(page.getByRole('link', { name: 'Cart' })).toBeHidden();
  if (isPhone) await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy Course' })).toBeHidden();
});

test("a token of one tenant is refused on the other tenant's host, and taken on its own", async ({
  page,
  signIn,
  school,
}) => {
  await signIn(ayaan);
  const token = await accessTokenOf(page);
  const statusOn = (brand: Brand) => statusWithToken(school.port, `${brand}.localhost`, token);
  expect(await statusOn('shala')).toBe(200);
  expect(await statusOn('kids')).toBe(200);
  expect(await statusOn('udaan')).toBe(401);
});

test("a session carried over to the other tenant's pages ends at its login page", async ({
  page,
  signIn,
  visit,
  school,
  guard,
}) => {
  guard.expectErrors(/401 /);
  await signIn(ayaan);
  const stolen = await readStorage(page);
  await visit('/auth/login', 'udaan');
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stolen);
  await page.goto(`${school.origin('udaan')}/learn`);
  await expect(heading(page, 'Login to continue')).toBeVisible();
  expect(await readStorage(page)).toEqual({});
  await fillLogin(page, ayaan.email, password);
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await fillLogin(page, shreya.email, password);
  await expect(heading(page, 'Learn')).toBeVisible();
});
