import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveApp, openApp } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

let school: School;
beforeEach(async () => {
  school = await openSchool();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const done = () => ({ status: 200, body: { isSuccess: true } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('opening the link changes nothing; one click stops the letter, another lets it come again', async () => {
  school.answer('/digest/stop/sealed-token', done);
  school.answer('/digest/start/sealed-token', done);
  const posts = () => school.asked.filter(({ path }) => path.startsWith('/digest/')).map(({ path }) => path);
  await openApp('/digest/stop/sealed-token');
  await screen.findByRole('button', { name: 'Stop the letter' });
  expect(posts()).toEqual([]);

  press('Stop the letter');
  await screen.findByText('Done: the letter about your child has stopped.');
  expect(posts()).toEqual(['/digest/stop/sealed-token']);

  press('Let it come again');
  await screen.findByText('The letter about your child comes on Sundays again.');
  expect(posts()).toEqual(['/digest/stop/sealed-token', '/digest/start/sealed-token']);
  expect(screen.getByRole('button', { name: 'Stop the letter' })).toBeTruthy();
});

test('a click that did not arrive is told, and the letter is not called stopped', async () => {
  school.answer('/digest/stop/sealed-token', () => ({
    status: 503,
    body: { isSuccess: false, errorMessage: 'Please try again in a moment.', code: 'unavailable' },
  }));
  await openApp('/digest/stop/sealed-token');
  await screen.findByRole('button', { name: 'Stop the letter' });
  press('Stop the letter');
  await screen.findByText('Nothing was changed');
  expect(screen.queryByText(/has stopped/)).toBeNull();
});
