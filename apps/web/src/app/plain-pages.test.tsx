import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { leaveApp, openApp } from '../test-support/open-app.tsx';
import { openSchool, type School } from '../test-support/school-server.ts';

let school: School;
beforeEach(async () => {
  school = await openSchool();
});
afterEach(async () => {
  vi.useRealTimers();
  leaveApp();
  await school.close();
});

const withFlags = (flags: Partial<(typeof exampleBrand)['flags']>, texts = {}) => ({
  ...exampleBrand,
  texts,
  flags: { ...exampleBrand.flags, ...flags },
});
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the start of the auth area', () => {
  test('[RT-01] /auth leads to the login page', async () => {
    const router = await openApp('/auth');
    await screen.findByLabelText('Email address');
    expect(router.state.location.pathname).toBe('/auth/login');
  });

  test('[BR-03] only a brand that wants it tells about itself on the login page', async () => {
    const texts = { about: { en: 'Small batches since 2009.', hi: 'छोटे बैच।' } };
    await openApp('/auth/login', withFlags({ loginBlurb: true }, texts));
    await screen.findByText('Small batches since 2009.');
    leaveApp();
    await openApp('/auth/login', withFlags({ loginBlurb: false }, texts));
    await screen.findByLabelText('Email address');
    expect(screen.queryByText('Small batches since 2009.')).toBeNull();
  });
});

describe('the choice of a role', () => {
  test('[BR-05] [RT-49] stands at /auth/role where the brand has it, with Student and Tutor', async () => {
    const router = await openApp('/auth', withFlags({ roleSelection: true }));
    await screen.findByRole('heading', { level: 1, name: 'Please select an appropriate login type' });
    expect(router.state.location.pathname).toBe('/auth/role');
    expect(target('Student')).toBe('/auth/login');
    expect(target('Tutor')).toBe('/console');
  });

  test('[BR-06] Tutor leads to the tutor site of the brand', async () => {
    const texts = { tutor_site: { en: 'https://tutors.example.org/' } };
    await openApp('/auth/role', withFlags({ roleSelection: true }, texts));
    await screen.findByRole('link', { name: 'Tutor' });
    expect(target('Tutor')).toBe('https://tutors.example.org/');
  });

  test('is not there for a brand of students only', async () => {
    const router = await openApp('/auth/role');
    await screen.findByLabelText('Email address');
    expect(router.state.location.pathname).toBe('/auth/login');
  });
});

describe('the thank-you page', () => {
  const thanks = 'Thank you for registration. You will shortly recieve the login details in email.';

  test('[RT-48] [AU-33] thanks in the words of the product and has a Login link', async () => {
    await openApp('/auth/register/thank-you');
    await screen.findByText(thanks);
    expect(target('Login')).toBe('/auth/login');
  });

  test('[AU-34] [CN-23] leads to the login page after six seconds, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const router = await openApp('/auth/register/thank-you');
    await screen.findByText(thanks);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(router.state.location.pathname).toBe('/auth/register/thank-you');
    await act(() => vi.advanceTimersByTimeAsync(1100));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(target('Login with mobile number')).toBe('/auth/login_otp');
  });
});

describe('legal texts', () => {
  test.each([
    ['[RT-16] the terms', '/terms-and-conditions', 'Terms and Conditions', 'Your account', 'आपका खाता'],
    ['[RT-17] the privacy policy', '/privacy-policy', 'Privacy Policy', 'What we keep', 'हम क्या रखते हैं'],
  ])(
    '%s can be read by anybody, with version and date, in both languages',
    async (_title, path, title, en, hi) => {
      await openApp(path);
      await screen.findByRole('heading', { level: 1, name: title });
      await screen.findByRole('heading', { level: 2, name: en });
      expect(screen.getByText(/^Version 0\.2, \d\d-\d\d-\d{4}/)).toBeTruthy();
      expect(screen.getByText('Draft, to be confirmed by counsel')).toBeTruthy();
      expect(document.body.textContent).toContain('help@example.org');
      expect(document.body.textContent).not.toMatch(/\{\w+\}/);
      fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
      await screen.findByRole('heading', { level: 2, name: hi });
    },
  );

  const headings = async (path: string) => {
    await openApp(path);
    await screen.findByText('Draft, to be confirmed by counsel');
    return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  };

  test('[LG-01] the terms have every part of an end-user agreement, and the day they were last changed', async () => {
    expect(await headings('/terms-and-conditions')).toEqual(
      expect.arrayContaining([
        ...[
          'Words we use',
          'Licence',
          'What you may not do with Content',
          'Intellectual property',
          'Suggestions',
        ],
        ...['Changes to the Service and to these terms', "Other people's services", 'Privacy', 'Ending'],
        ...['Your responsibility to us', 'No warranties', 'Limits of liability', 'If a part is void'],
        'What we say about results',
      ]),
    );
    expect(screen.getByText(/\d\d-\d\d-\d{4}/)).toBeTruthy();
  });

  test('[LG-02] [LG-05] the terms speak of export, notice, law, ending without consent, and how to reach us', async () => {
    await headings('/terms-and-conditions');
    const { textContent: text } = document.body;
    for (const words of [
      'embargo of the United States',
      'at least 30 days before it takes effect',
      'courts of the Indian state',
      'the whole agreement between us',
      'We may end or pause a subscription if the consent of a parent is missing or withdrawn, if what we were told about a student is wrong',
      'help@example.org',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('[LG-03] [LG-04] [N02] the privacy policy says what is kept, for whom, how long, for children, and that nobody tracks them', async () => {
    expect(await headings('/privacy-policy')).toEqual(
      expect.arrayContaining([
        ...['What we keep', 'What we use it for, and who sees it', 'How long', 'Children under 13'],
        ...['Consent of a guardian under 18', 'What parents can do', 'Deleting'],
      ]),
    );
    const { textContent: text } = document.body;
    expect(text).toContain('Indian Contract Act');
    expect(text).toMatch(
      /analytics, remarketing, reCAPTCHA or places services of third parties\. .* uses none of them/,
    );
    expect(text).toContain('It is done within 7 working days');
  });

  test('the back arrow leads back to where the reader came from', async () => {
    const router = await openApp('/auth/login');
    fireEvent.click(await screen.findByRole('link', { name: 'Terms' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await screen.findByLabelText('Email address');
    expect(router.state.location.pathname).toBe('/auth/login');
  });
});
