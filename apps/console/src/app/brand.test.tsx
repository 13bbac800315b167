import { exampleBrand } from '@shala/app-kit/test-support/example-brand.ts';
import type { School } from '@shala/app-kit/test-support/open-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { leaveConsole, openConsole, signInBefore } from '../test-support/open-console.tsx';
import { openStaffServer } from '../test-support/staff-answers.ts';

const base = '/api/v1/console/staff/brands';
const brand = {
  id: 3,
  slug: exampleBrand.slug,
  name: exampleBrand.name,
  hosts: ['example.org'],
  theme: exampleBrand.theme,
  texts: {},
  contact: exampleBrand.contact,
  flags: exampleBrand.flags,
  seller: null,
  text_ids: ['tagline', 'about'],
};
const draft = {
  kind: 'terms',
  version: 2,
  texts: { en: '# Terms\nWe agree.' },
  effective_on: null,
  published_at: null,
  updated_at: '2026-11-15T06:00:00.000Z',
};

let school: School;
beforeEach(async () => {
  school = await openStaffServer();
  signInBefore(school, 'tenant_admin');
  school.answer(base, () => ({ status: 200, body: { brands: [brand] } }));
  school.answer(`${base}/3`, () => ({ status: 200, body: { brand } }));
  school.answer(`${base}/3/legal-documents`, () => ({ status: 200, body: { documents: [draft] } }));
  school.answer(`${base}/3/legal-documents/terms/publication`, () => ({
    status: 200,
    body: { document: { ...draft, effective_on: '2099-01-01', published_at: draft.updated_at } },
  }));
});
afterEach(async () => {
  leaveConsole();
  await school.close();
});
const sent = (path: string) =>
  school.asked.find((asked) => asked.method === 'PUT' && asked.path === path)?.body;
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input[type=text],input[type=date],textarea' }), {
    target: { value },
  });

test('a colour in which words are hard to read cannot be saved, and the pair is named', async () => {
  await openConsole('/brand');
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Use these colours' });
  expect(save.disabled).toBe(false);
  fill('Main colour', '#ffd400');
  const pair = (await screen.findAllByRole('listitem')).find((item) =>
    item.textContent?.includes('Words on the main colour on Main colour'),
  );
  expect(pair?.textContent).toContain('too weak');
  expect(save.disabled).toBe(true);
  fill('Main colour', '#0b6b4f');
  fireEvent.click(save);
  await screen.findByText('Saved. Students see it within seconds.');
  expect(sent(`${base}/3`)).toEqual({ brand: { theme: { ...brand.theme, brand: '#0b6b4f' } } });
});

test('words are written in both languages, side by side, and Hindi does not stand alone', async () => {
  await openConsole('/brand/texts');
  await screen.findByLabelText('Tagline: English');
  fill('Tagline: Hindi', 'रोज़ एक कदम');
  fireEvent.click(screen.getByRole('button', { name: 'Save the words' }));
  await screen.findByText('Write it in English, too');
  fill('Tagline: English', 'A step a day');
  fireEvent.click(screen.getByRole('button', { name: 'Save the words' }));
  await waitFor(() =>
    expect(sent(`${base}/3`)).toEqual({
      brand: { texts: { tagline: { en: 'A step a day', hi: 'रोज़ एक कदम' } } },
    }),
  );
});

test('behaviour is said in plain words; what cannot be is not sent', async () => {
  await openConsole('/brand/flags');
  fireEvent.click(await screen.findByLabelText(/^Parents approve purchases/));
  fill('Days of the free trial', '400');
  await screen.findByText('The trial has 0 to 365 days.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the behaviour' }).disabled).toBe(true);
  fill('Days of the free trial', '14');
  fireEvent.click(screen.getByRole('button', { name: 'Save the behaviour' }));
  await waitFor(() =>
    expect(sent(`${base}/3`)).toEqual({
      brand: { flags: { ...brand.flags, parentApproval: true, trialDays: 14 } },
    }),
  );
});

test('a seller is checked before it is sent', async () => {
  await openConsole('/brand/seller');
  fireEvent.click(await screen.findByRole('button', { name: 'Save the seller' }));
  expect((await screen.findAllByText('This is needed')).length).toBe(3);
  expect(sent(`${base}/3`)).toBeUndefined();
});

test('a draft is shown as it will be read, and published after a question', async () => {
  await openConsole('/brand/legal');
  const preview = await screen.findByRole('region', { name: 'Preview in English' });
  within(preview).getByRole('heading', { name: 'Terms' });
  fill('Applies from', '2099-01-01');
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const question = await screen.findByRole('dialog', { name: 'Publish this version?' });
  expect(sent(`${base}/3/legal-documents/terms/publication`)).toBeUndefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(sent(`${base}/3/legal-documents/terms/publication`)).toEqual({
      document: { version: 2, effective_on: '2099-01-01' },
    }),
  );
});

test('a new wording applies from the day it is in India, wherever the browser stands', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T18:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await openConsole('/brand/legal');
  expect((await screen.findByLabelText<HTMLInputElement>('Applies from')).value).toBe('2026-11-16');
});
