import { classRoomSubject, courses } from '@shala/api-client/example-answers.ts';
import { chapter, chapters, content, contentsPage, pending } from '@shala/api-client/example-contents.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const course = '/api/v1/course/student/student_courses/41';
const subjectsPath = `${course}/class_room_subjects`;
const pendingPath = `${course}/pending_chapter_contents`;
const chaptersPath = `${course}/class_room_subjects/2/chaptors`;
const contentsPath = `${course}/chaptors/3/chaptor_contents`;
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const refuse = (status: number, code: string) => (): Answer => ({
  status,
  body: { error: 'The server said so', code, request_id: 'r' },
});
const lessons = (count: number) =>
  Array.from({ length: count }, (_, place) => content(place + 1, `Lesson ${place + 1}`));
const asked = (path: string) => school.asked.filter((one) => one.path === path);
const searches = (path: string) => asked(path).flatMap(({ search }) => search.get('search') ?? []);
const dialog = () => screen.findByRole('dialog');

/** Keeps the answers of a path back until they are let go. */
function hold(part: string): () => void {
  const passing = globalThis.fetch;
  const gate = Promise.withResolvers<void>();
  globalThis.fetch = async (...request) => {
    if (String(request[0]).includes(part)) await gate.promise;
    return passing(...request);
  };
  return gate.resolve;
}

// The pages are chunks of their own, and the first one to open them makes them; that is no test's time.
beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/learn-page.tsx');
  await import('#pages/chapters-page.tsx');
  await import('#pages/chapter-contents-page.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  school.answer(pendingPath, ok(pending()));
  school.answer(
    chaptersPath,
    ok(chapters(chapter(5, 'Force and friction', { id: 3, chaptor_contents: lessons(4) }))),
  );
  school.answer(contentsPath, ok(contentsPage(lessons(3))));
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

describe('/learn', () => {
  test('[LN-04] a book says how far the student is, and that it was not begun', async () => {
    const begun = classRoomSubject(1, 'Mathematics', 16);
    const fresh = { ...classRoomSubject(2, 'Physics', 12), cummulative_completion_percentage: 0 };
    school.answer(subjectsPath, ok({ class_room_subjects: [begun, fresh] }));
    await openApp('/learn');
    const book = await screen.findByRole('link', { name: /Mathematics/ });
    expect(within(book).getByText('40% done')).toBeTruthy();
    expect(within(book).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    expect(within(screen.getByRole('link', { name: /Physics/ })).getByText('Not started')).toBeTruthy();
  });

  test('[LN-07] [CN-15] a subject without a colour of its own keeps one of the seven by its id', async () => {
    const plain = (id: number, code: string) => {
      const subject = classRoomSubject(id, `Subject ${id}`, 1);
      return { ...subject, subject: { ...subject.subject, color_code: code } };
    };
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    school.answer(
      subjectsPath,
      ok({ class_room_subjects: [...ids.map((id) => plain(id, '')), plain(9, '5')] }),
    );
    await openApp('/learn');
    await screen.findByRole('link', { name: /Subject 9/ });
    const colourOf = (id: number) =>
      /\bs[1-7]\b/.exec(screen.getByRole('link', { name: new RegExp(`Subject ${id}`) }).className)?.[0];
    expect(new Set(ids.map(colourOf)).size).toBe(7);
    expect(colourOf(8)).toBe(colourOf(1));
    expect(colourOf(9)).toBe('s5');
  });

  test('[LN-05] [CN-12] what was begun is asked for a second after the page, and each card opens its lesson', async () => {
    const times = { course: 0, pending: 0 };
    // The page cannot have stood before the course was known.
    school.answer('/api/v1/course/student/student_courses', () => {
      times.course = performance.now();
      return { status: 200, body: courses };
    });
    school.answer(pendingPath, () => {
      times.pending = performance.now();
      return { status: 200, body: pending(content(7, 'Friction', { played_seconds: 324 })) };
    });
    await openApp('/learn');
    const card = await screen.findByRole('link', { name: /Friction.*Physics · Ch 5 · 3 min left/ });
    expect(card.getAttribute('href')).toBe('/learn/2/chapter/3/content/7');
    expect(times.pending - times.course).toBeGreaterThanOrEqual(1000);
    expect(asked(pendingPath)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Continue: Friction' }).getAttribute('href')).toBe(
      '/learn/2/chapter/3/content/7',
    );
  });

  test.each([
    [4, false],
    [5, true],
  ])('[LN-06] %i cards: arrows are there: %s', async (count, hasArrows) => {
    school.answer(pendingPath, ok(pending(...lessons(count))));
    await openApp('/learn');
    await screen.findByRole('link', { name: /Lesson 1 Physics/ });
    const next = screen.queryByRole('button', { name: 'Next lessons' });
    expect(next !== null).toBe(hasArrows);
    if (!next) return;
    const previous = screen.getByRole('button', { name: 'Previous lessons' });
    expect([previous, next].map((arrow) => arrow.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    fireEvent.click(next);
    expect([previous, next].map((arrow) => arrow.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
  });

  test('lessons that do not load offer a retry that works, and an empty shelf says what to do', async () => {
    school.answer(pendingPath, refuse(404, 'x'));
    await openApp('/learn');
    await screen.findByText('Your lessons did not load');
    school.answer(pendingPath, ok(pending()));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing begun yet');
  });
});

describe('what is locked', () => {
  const expired = {
    student_courses: courses.student_courses.map((one) => ({ ...one, is_expired: true, is_locked: true })),
  };

  test('[LK-01] [LK-06] the books of an expired course do not open: the prompt leads on', async () => {
    school.answer('/api/v1/course/student/student_courses', ok(expired));
    school.answer(
      subjectsPath,
      ok({ class_room_subjects: [{ ...classRoomSubject(2, 'Physics', 7), disabled: true }] }),
    );
    const router = await openApp('/learn');
    fireEvent.click(await screen.findByRole('button', { name: /Physics/ }));
    const prompt = within(await dialog());
    prompt.getByText('This subject is locked');
    prompt.getByText(/Class 8 has ended/);
    const buy = prompt.getByRole('link', { name: 'Buy Subscription' });
    expect(buy.getAttribute('href')).toBe('https://help.example.org');
    expect(buy.getAttribute('target')).toBe('_blank');
    fireEvent.click(prompt.getByRole('button', { name: 'Continue with Free Trial' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/learn');
  });

  test("[LK-04] [LK-08] 'View all' and the cards of a locked chapter show the prompt and open nothing", async () => {
    const locked = content(9, 'Light bends', { disabled: true });
    school.answer(
      chaptersPath,
      ok(chapters(chapter(7, 'Light and shadows', { disabled: true, chaptor_contents: [locked] }))),
    );
    const router = await openApp('/learn/2');
    await screen.findByText('Light and shadows');
    for (const [name, title] of [
      ['View all in Light and shadows', 'This chapter is locked'],
      [/Light bends/, 'This lesson is locked'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name }));
      const prompt = within(await dialog());
      await prompt.findByText(title);
      prompt.getByText(/Your free trial opens the first chapter/);
      fireEvent.click(prompt.getByRole('button', { name: 'Continue with Free Trial' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(router.state.location.pathname).toBe('/learn/2');
    expect(screen.queryByRole('link', { name: /Light bends/ })).toBeNull();
  });

  test('[LK-05] a subject the server refuses to open shows the prompt, and behind it the way back', async () => {
    school.answer(chaptersPath, refuse(403, 'subscription_required'));
    await openApp('/learn/2');
    const prompt = within(await dialog());
    prompt.getByText('This subject is locked');
    fireEvent.click(prompt.getByRole('button', { name: 'Continue with Free Trial' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Back to Learn' }).getAttribute('href')).toBe('/learn');
    expect(asked(chaptersPath)).toHaveLength(1);
  });

  test('[LK-10] what an institution opened stands open, whatever its state of trial', async () => {
    await openApp('/learn/2');
    await screen.findByRole('link', { name: 'View all in Force and friction' });
    expect(screen.queryByText('Buy Subscription')).toBeNull();
    expect(screen.getAllByRole('link', { name: /Lesson \d/ })).toHaveLength(4);
  });
});

describe('/learn/{subjectId}', () => {
  test("[RT-20] [LN-09] a chapter has its number in two digits, its name, a few cards and 'View all'", async () => {
    await openApp('/learn/2');
    await screen.findByText('Force and friction');
    expect(screen.getByText('05')).toBeTruthy();
    expect(screen.getByText('7 lessons · 3 exercises')).toBeTruthy();
    expect(screen.getByText('57%')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toBe('Physics');
    const cards = screen.getAllByRole('link', { name: /Lesson \d/ });
    expect(cards[0]?.getAttribute('href')).toBe('/learn/2/chapter/3/content/1');
    expect(screen.getByRole('link', { name: 'View all in Force and friction' }).getAttribute('href')).toBe(
      '/learn/2/chapter/3',
    );
  });

  test("[LN-10] while the chapters load it says 'Loading...'", async () => {
    const release = hold('/chaptors');
    await openApp('/learn/2');
    await screen.findByText('Loading...', { selector: 'p' });
    release();
    await screen.findByText('Force and friction');
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test("[LN-08] [CN-10] [VA-17] 'Search chapters' asks the server once the typing rests", async () => {
    await openApp('/learn/2');
    await screen.findByText('Force and friction');
    const [box] = screen.getAllByRole('searchbox', { name: 'Search chapters' });
    for (const value of ['s', 'so', 'Sou']) fireEvent.change(box as HTMLElement, { target: { value } });
    school.answer(chaptersPath, ok(chapters()));
    await screen.findByText('No chapter matches “Sou”.');
    expect(searches(chaptersPath)).toEqual(['Sou']);
    fireEvent.click(screen.getByRole('button', { name: 'Show all chapters' }));
    await screen.findByText('Force and friction');
  });

  test('a subject that is not there says so and leads back', async () => {
    school.answer(chaptersPath, refuse(404, 'not_found'));
    await openApp('/learn/2');
    await screen.findByText('This page is not here');
    expect(screen.getByRole('link', { name: 'Back to Learn' })).toBeTruthy();
  });
});

describe('/learn/{subjectId}/chapter/{chapterId}', () => {
  test('[RT-21] [LN-12] its heading is the subject with the counts of videos, PDFs and external links', async () => {
    await openApp('/learn/2/chapter/3');
    await screen.findByText('Force and friction');
    expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toBe('Physics');
    expect(screen.getAllByText('5 videos · 1 PDF · 1 external link')).not.toHaveLength(0);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('[LN-13] the link takes id, subject and chapter along, and they stand before the list is there', async () => {
    const router = await openApp('/learn/2');
    const release = hold('/chaptor_contents');
    fireEvent.click(await screen.findByRole('link', { name: 'View all in Force and friction' }));
    await screen.findAllByRole('searchbox', { name: 'Search contents' });
    expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toBe('Physics');
    release();
    await screen.findByRole('link', { name: /Lesson 3/ });
    expect(router.state.location.pathname).toBe('/learn/2/chapter/3');
    expect(router.state.location.state.chapter).toEqual({
      id: 3,
      subjectName: 'Physics',
      chapterName: 'Force and friction',
    });
  });

  test('[LN-11] pages stand in the address, and a search starts at its first page', async () => {
    school.answer(contentsPath, ({ search }) => ({
      status: 200,
      body: contentsPage(lessons(3), {
        page: Number(search.get('page')),
        total: search.get('search') ? 3 : 23,
      }),
    }));
    const router = await openApp('/learn/2/chapter/3');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(pages.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ page: 3 }));
    await waitFor(() => expect(asked(contentsPath).at(-1)?.search.get('page')).toBe('3'));
    const [box] = screen.getAllByRole('searchbox', { name: 'Search contents' });
    fireEvent.change(box as HTMLElement, { target: { value: 'less' } });
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull(), {
      timeout: 4000,
    });
    expect(router.state.location.search).toEqual({});
    const found = asked(contentsPath).filter(({ search }) => search.get('search') === 'less');
    expect(found.map(({ search }) => search.get('page'))).toEqual(['1']);
  });

  test('a card tells the kind, the length, what is left, and that it is done, being prepared or not there', async () => {
    const page = contentsPage([
      content(1, 'Begun', { played_seconds: 324 }),
      content(2, 'Notes', {
        is_completed: true,
        library: { content_type: 'pdf', page_count: 12, duration_seconds: null },
      }),
      content(3, 'Slope', { library: { content_type: 'external_link', duration_seconds: null } }),
      content(4, 'Soon', { library: { state: 'processing', duration_seconds: null } }),
      content(5, 'Broken', { library: { state: 'failed', duration_seconds: null } }),
    ]);
    school.answer(contentsPath, ok(page));
    await openApp('/learn/2/chapter/3');
    const begun = await screen.findByRole('link', { name: /Begun/ });
    expect(within(begun).getByText('8:24')).toBeTruthy();
    expect(within(begun).getByText('Video · 3 min left')).toBeTruthy();
    const notes = within(screen.getByRole('link', { name: /Notes/ }));
    expect(notes.getByText('PDF · 12 pages')).toBeTruthy();
    expect(notes.getByRole('img', { name: 'Completed' })).toBeTruthy();
    expect(within(screen.getByRole('link', { name: /Slope/ })).getByText('External link')).toBeTruthy();
    expect(screen.getByText('Video · Being prepared').closest('a')).toBeNull();
    expect(screen.getByText('Video · Not available at the moment').closest('a')).toBeNull();
  });
});
