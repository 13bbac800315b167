import { content, contentsPage } from '@shala/api-client/example-contents.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

type Wire = ReturnType<typeof content>;
let school: School;
let lesson: Wire;
const course = '/api/v1/course/student/student_courses/41';
const contentsPath = `${course}/chaptors/3/chaptor_contents`;
const lessonPath = `${contentsPath}/12`;
const historiesPath = `${course}/content_histories`;
const ok = (body: unknown): Answer => ({ status: 200, body });
const refuse = (status: number, code: string): Answer => ({
  status,
  body: { error: 'The server said so', code, request_id: 'r' },
});
const open = () => openApp('/learn/2/chapter/3/content/12');
const puts = () => school.asked.filter(({ path, method }) => path === lessonPath && method === 'PUT');
const history = {
  id: 5,
  content_library_id: 112,
  played_seconds: 0,
  watched_seconds: 0,
  updated_at: '2026-11-15T00:00:00Z',
};

/** An external link, as the server would send it after a change. */
const link = (more: Partial<Wire> = {}): Wire => ({
  ...content(12, 'The slope simulator'),
  ...more,
  content_library: {
    ...content(12, '').content_library,
    content_type: 'external_link',
    content_url: 'https://simulations.example.org/slope',
    state: 'ready',
    is_embeddable: false,
    ...more.content_library,
  },
});

/** Keeps changes back until they are let go. */
function holdChanges(): () => void {
  const passing = globalThis.fetch;
  const gate = Promise.withResolvers<void>();
  globalThis.fetch = async (...request) => {
    if (request[1]?.method === 'PUT') await gate.promise;
    return passing(...request);
  };
  return gate.resolve;
}

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/content-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  lesson = link();
  school.answer(lessonPath, () => ok({ student_chaptor_content: lesson }));
  school.answer(contentsPath, () => ok(contentsPage([lesson, content(13, 'Rolling beats sliding')])));
  school.answer(historiesPath, () => ok({ content_history: history }));
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

test('[RT-22] [VW-01] a content opens at its address, under its title, with the way back to the chapter', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'The slope simulator' });
  const back = screen.getByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/learn/2/chapter/3');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  await waitFor(() => expect(school.asked.some(({ path }) => path === historiesPath)).toBe(true));
});

describe('links', () => {
  test('[D07] a link whose host is on no list opens in a tab of its own, which learns nothing about us', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Open in new tab' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('[D07] a link that may be embedded stands in a sandbox without a referrer', async () => {
    lesson = link({ content_library: { ...lesson.content_library, is_embeddable: true } });
    await open();
    const frame = await screen.findByTitle('The slope simulator');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    const allowed = frame.getAttribute('sandbox')?.split(' ') ?? [];
    expect(allowed).toContain('allow-scripts');
    for (const never of ['allow-top-navigation', 'allow-downloads', 'allow-modals']) {
      expect(allowed).not.toContain(never);
    }
  });
});

describe('completing', () => {
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Mark Complete' }));

  test('[VW-08] a press completes it, and afterwards there is nothing to press', async () => {
    school.answer(lessonPath, ({ method }) => {
      if (method === 'PUT') lesson = link({ is_completed: true });
      return ok({ student_chaptor_content: lesson });
    });
    await open();
    await press();
    const done = await screen.findByRole('button', { name: 'Completed' });
    expect((done as HTMLButtonElement).disabled).toBe(true);
    expect(puts().map(({ body }) => body)).toEqual([{ student_chaptor_content: { is_completed: true } }]);
  });

  test('[D01] without evidence it says what is missing and stays', async () => {
    school.answer(lessonPath, ({ method }) =>
      method === 'PUT' ? refuse(409, 'evidence_missing') : ok({ student_chaptor_content: lesson }),
    );
    const router = await open();
    await press();
    await screen.findByText('Take a few more seconds with it, then mark it complete.');
    expect(router.state.location.pathname).toBe('/learn/2/chapter/3/content/12');
  });

  test('[VW-12] [B14] any other failure goes back to the list, and is told', async () => {
    school.answer(lessonPath, ({ method }) =>
      method === 'PUT' ? refuse(500, 'internal') : ok({ student_chaptor_content: lesson }),
    );
    const router = await open();
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn/2/chapter/3'));
    await screen.findByText('The lesson was not marked complete');
  });
});

test('[VW-09] a vote that is not saved goes back, and is told', async () => {
  school.answer(lessonPath, ({ method }) =>
    method === 'PUT' ? refuse(500, 'internal') : ok({ student_chaptor_content: lesson }),
  );
  await open();
  const up = await screen.findByRole('button', { name: /^Upvote/ });
  const before = up.textContent;
  const release = holdChanges();
  fireEvent.click(up);
  await waitFor(() => expect(up.getAttribute('aria-pressed')).toBe('true'));
  release();
  await screen.findByText('Your vote was not saved');
  expect([up.getAttribute('aria-pressed'), up.textContent]).toEqual(['false', before]);
});

describe('notes', () => {
  const write = async (text: string) => {
    fireEvent.click(await screen.findByRole('button', { name: /^Notes/ }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your note' }), { target: { value: text } });
  };
  const close = () => fireEvent.click(screen.getByRole('button', { name: 'Save and close' }));

  test('[VA-18] an empty note is not sent', async () => {
    await open();
    await write('  ');
    close();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(puts()).toEqual([]);
  });

  test('[VA-18] [D08] a note is sent when the window closes, and its draft leaves then', async () => {
    school.answer(lessonPath, ({ method }) => {
      if (method === 'PUT') lesson = link({ notes: 'Rough surfaces hold.' });
      return ok({ student_chaptor_content: lesson });
    });
    await open();
    await write('Rough surfaces hold. ');
    expect(localStorage.getItem('NOTE_DRAFTS')).toContain('Rough surfaces hold.');
    close();
    await screen.findByRole('button', { name: 'Notes (you have written one)' });
    expect(puts().map(({ body }) => body)).toEqual([
      { student_chaptor_content: { notes: 'Rough surfaces hold.' } },
    ]);
    await waitFor(() => expect(localStorage.getItem('NOTE_DRAFTS')).toBeNull());
  });

  test('[B14] [D08] a note that is not saved is told and stays on this device', async () => {
    school.answer(lessonPath, ({ method }) =>
      method === 'PUT' ? refuse(500, 'internal') : ok({ student_chaptor_content: lesson }),
    );
    await open();
    await write('Rough surfaces hold.');
    close();
    await screen.findByText('Your note was not saved');
    fireEvent.click(screen.getByRole('button', { name: /^Notes/ }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
    expect(text.value).toBe('Rough surfaces hold.');
  });
});

describe('what cannot be opened', () => {
  test('[LK-08] a locked content says why, and asks for a subscription', async () => {
    school.answer(lessonPath, () => refuse(403, 'subscription_required'));
    await open();
    expect((await screen.findAllByText('This lesson is locked')).length).toBeGreaterThan(0);
    expect((await screen.findAllByRole('link', { name: 'Buy Subscription' })).length).toBeGreaterThan(0);
  });

  test('a content that is being made says so', async () => {
    lesson = link({ content_library: { ...lesson.content_library, state: 'processing', content_url: null } });
    await open();
    await screen.findByText('This lesson is being prepared');
  });

  test('a content that could not be made says so', async () => {
    lesson = link({ content_library: { ...lesson.content_library, state: 'failed', content_url: null } });
    await open();
    await screen.findByText('This lesson is not available');
  });

  test('one that is not there leads back to the chapter', async () => {
    school.answer(lessonPath, () => refuse(404, 'not_found'));
    await open();
    await screen.findByText('This page is not here');
    expect(screen.getByRole('link', { name: 'Back to the chapter' }).getAttribute('href')).toBe(
      '/learn/2/chapter/3',
    );
  });
});

test('[VW-04] [VA-21] related content shows the others of the chapter, and which comes next', async () => {
  await open();
  const panel = await screen.findByRole('complementary');
  const next = await within(panel).findByRole('link', { name: /Rolling beats sliding/ });
  expect(next.textContent).toContain('up next');
  expect(within(panel).queryByText('The slope simulator')).toBeNull();
});
