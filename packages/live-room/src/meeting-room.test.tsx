import { setLanguage } from '@shala/app-kit/texts.ts';
import type { ChatLine } from '@shala/meeting-protocol/news.ts';
import { closeToast, toastStore } from '@shala/ui/toast-store.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MeetingRoom } from './meeting-room.tsx';
import {
  exampleInfo,
  exampleView,
  type FakeMeeting,
  openFakeMeeting,
  person,
} from './test-support/fake-meeting.ts';
import { giveRoomTexts } from './test-support/give-texts.ts';

beforeAll(async () => {
  giveRoomTexts();
  await setLanguage('en');
  await import('@shala/ui/dialog-body.tsx');
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) closeToast(id);
});

globalThis.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;

function open(meeting: FakeMeeting, { isHost = false, onExtend = vi.fn() } = {}) {
  const onOver = vi.fn();
  render(
    <MeetingRoom meeting={meeting} info={exampleInfo} isHost={isHost} onOver={onOver} onExtend={onExtend} />,
  );
  return { onOver, onExtend };
}
const controls = () => within(screen.getByRole('navigation', { name: 'Meeting controls' }));
const press = (name: string | RegExp) => fireEvent.click(controls().getByRole('button', { name }));
const toasts = () => toastStore.read().map(({ title }) => title);
const drawer = () => within(screen.getByRole('complementary'));
const host = person('host-3', 'Kavitha Raman');
const line = (id: number, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  uid: 'student-8',
  name: 'Sana K.',
  role: 'student',
  text: 'So it is rolling friction?',
  at: '2026-11-15T11:18:00.000Z',
  key: `k${id}`,
  ...more,
});

describe('a student in class', () => {
  test('[LC-06] [G10] waits with Loading meeting..., and keeps the room while the line comes back', () => {
    const meeting = openFakeMeeting({ phase: 'loading', me: null, others: [], state: null });
    open(meeting);
    screen.getByText('Loading meeting...');
    act(() => meeting.change(exampleView));
    screen.getByRole('heading', { name: exampleInfo.title });
    act(() => meeting.change({ isReconnecting: true }));
    screen.getByText('The connection broke. Loading meeting...');
    screen.getByRole('heading', { name: exampleInfo.title });
    act(() => meeting.change({ isReconnecting: false }));
    screen.getByText('You are back in class');
  });

  test('[LC-08] [G08] the controls say what they do; participants are the others plus one; nothing is on at first', async () => {
    const meeting = openFakeMeeting();
    open(meeting);
    expect(
      controls()
        .getAllByRole('button')
        .map((button) => button.textContent?.trim()),
    ).toEqual(['Unmute', 'Start Video', 'Raise hand', 'Chat', 'Participants 3', 'Info', 'Leave Session']);
    press('Unmute');
    press('Start Video');
    press('Raise hand');
    expect(meeting.asked).toEqual([
      ['setMuted', false],
      ['setVideo', true],
      ['setHand', true],
    ]);
    act(() =>
      meeting.change({ own: { ...exampleView.own, isMuted: false, isVideoOn: true, isHandUp: true } }),
    );
    for (const name of ['Mute', 'Stop Video', 'Lower hand']) controls().getByRole('button', { name });
    press('Leave Session');
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this class?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Stay in class' }));
    expect(meeting.asked).not.toContainEqual(['leave']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Leave Session');
    const again = within(await screen.findByRole('dialog', { name: 'Leave this class?' }));
    fireEvent.click(again.getByRole('button', { name: 'Leave Session' }));
    expect(meeting.asked).toContainEqual(['leave']);
  });

  test('[LC-09] the drawer marks oneself and hosts, and says who is heard and seen', () => {
    open(
      openFakeMeeting({
        others: [
          person('host-1', 'Kavitha Raman', { audio: true, video: true }),
          person('student-8', 'Sana K.', { handAt: '2026-11-15T11:10:00.000Z' }),
        ],
      }),
    );
    press('Participants 3');
    const rows = within(drawer().getByRole('list', { name: 'Participants' })).getAllByRole('listitem');
    const told = rows.map((row) => [
      row.textContent?.replaceAll(/\s+/g, ' ').trim(),
      ...within(row)
        .getAllByRole('img')
        .map((sign) => sign.getAttribute('aria-label')),
    ]);
    expect(told).toEqual([
      ['Ananya R. (You)', 'Microphone off', 'Camera off'],
      ['Kavitha Raman (Host)', 'Microphone on', 'Camera on'],
      ['Sana K.', 'Hand raised', 'Microphone off', 'Camera off'],
    ]);
  });

  test('[LC-14] [G03] only the role of the roster makes a host: a student called host is one of the class', () => {
    open(openFakeMeeting({ others: [person('student-9', 'host Ghost')] }));
    screen.getByRole('heading', { name: 'Waiting for your teacher' });
    press('Participants 2');
    expect(screen.queryByText(/\(Host\)/)).toBeNull();
  });

  test('[LC-10] info says title, date, times, teachers with picture, subject, class, and sections with an ampersand', () => {
    const tutors = [
      { fullName: 'Kavitha Raman', pictureUrl: '/k.png' },
      { fullName: 'Arun Nair', pictureUrl: null },
    ];
    render(
      <MeetingRoom
        meeting={openFakeMeeting()}
        info={{ ...exampleInfo, tutors }}
        isHost={false}
        onOver={vi.fn()}
      />,
    );
    press('Info');
    drawer().getByRole('heading', { name: 'Friction: your doubts, answered' });
    const facts = drawer()
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent?.replaceAll(/\s+/g, ' ').trim(),
      ]);
    expect(facts).toEqual([
      ['Date', '15 Nov 2026'],
      ['Time', '4:30 pm to 5:30 pm'],
      ['Taught by', 'Kavitha Raman Arun Nair'],
      ['Subject', 'Physics'],
      ['Class', 'Class 8'],
      ['Sections', 'A, B & C'],
    ]);
    expect(screen.getByRole('complementary').querySelector('img')?.getAttribute('src')).toBe('/k.png');
  });

  test('the chat is read by all, counts what is new, sends, and says when the teacher has closed it', () => {
    const meeting = openFakeMeeting({ chat: { lines: [line(1)], unread: 1 } });
    open(meeting);
    press('Chat 1 new message');
    expect(meeting.asked).toEqual([['markChatRead']]);
    drawer().getByText('So it is rolling friction?');
    const mine = line(2, { uid: 'student-7', text: 'And sliding?' });
    act(() => meeting.change({ chat: { lines: [line(1), { ...mine, isOnItsWay: true }], unread: 0 } }));
    drawer().getByText('Sending...');
    act(() => meeting.change({ chat: { lines: [line(1), mine], unread: 0 } }));
    expect(drawer().queryByText('Sending...')).toBeNull();
    const field = drawer().getByRole<HTMLInputElement>('textbox', { name: 'Message to everyone' });
    fireEvent.change(field, { target: { value: '  Yes!  ' } });
    fireEvent.click(drawer().getByRole('button', { name: 'Send' }));
    expect(meeting.asked.at(-1)).toEqual(['sendChat', 'Yes!']);
    expect(field.value).toBe('');
    act(() =>
      meeting.change({ state: { isHostOnly: false, isChatOpen: false, recordingSince: null, endsAt: '' } }),
    );
    drawer().getByText('The teacher has closed the chat.');
    expect(drawer().queryByRole('textbox')).toBeNull();
  });

  test('Escape closes the drawer and gives the focus back; keys switch, but not while one writes', () => {
    const meeting = openFakeMeeting();
    open(meeting);
    const opener = controls().getByRole('button', { name: 'Chat' });
    opener.focus();
    fireEvent.click(opener);
    expect(document.activeElement).toBe(drawer().getByRole('tab', { name: 'Chat' }));
    fireEvent.keyDown(drawer().getByRole('textbox'), { key: 'm' });
    expect(meeting.asked).toEqual([]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(opener);
    for (const key of ['m', 'V', 'h']) fireEvent.keyDown(document.body, { key });
    expect(meeting.asked).toEqual([
      ['setMuted', false],
      ['setVideo', true],
      ['setHand', true],
    ]);
    press('Info');
    fireEvent.click(drawer().getByRole('switch', { name: 'Use single letters' }));
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(meeting.asked).toHaveLength(3);
    fireEvent.click(drawer().getByRole('switch', { name: 'Use single letters' }));
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(meeting.asked).toHaveLength(4);
  });

  test('what happens is told once: recording to everybody, a mute by the teacher, the right to speak', () => {
    const meeting = openFakeMeeting({
      state: {
        ...(exampleView.state as NonNullable<typeof exampleView.state>),
        recordingSince: '2026-11-15T11:05:00.000Z',
      },
      me: person('student-7', 'Ananya R.', { maySpeak: false, mayShow: false }),
    });
    open(meeting);
    expect(toasts()).toEqual(['This class is being recorded']);
    expect(screen.getAllByText('Recording')).not.toHaveLength(0);
    act(() => meeting.change({ state: exampleView.state }));
    act(() => meeting.change({ mutedByHost: { kind: 'audio', serial: 1 } }));
    act(() => meeting.change({ refusal: { command: 'self', reason: 'not_allowed', serial: 1 } }));
    act(() => meeting.change({ me: person('student-7', 'Ananya R.', { mayShow: false }) }));
    act(() => meeting.change({ me: person('student-7', 'Ananya R.') }));
    expect(toasts()).toEqual([
      'This class is being recorded',
      'Recording has stopped',
      'The teacher has muted you',
      'Only the teacher speaks now',
      'You may speak now',
      'You may show yourself now',
    ]);
    expect(screen.queryByText('Recording')).toBeNull();
  });

  test('who speaks is said in words, too, on the stage and in the tiles', () => {
    const meeting = openFakeMeeting();
    open(meeting);
    expect(screen.queryByText(/is speaking/)).toBeNull();
    act(() => meeting.change({ speaking: ['host-1', 'student-8'] }));
    screen.getByText('Kavitha Raman is speaking');
    screen.getByText('Sana K. is speaking');
  });

  test('a raised hand is told to a host’s screen reader, a message to everybody’s', () => {
    const meeting = openFakeMeeting();
    open(meeting, { isHost: true });
    const [teacher] = exampleView.others;
    const sana = person('student-8', 'Sana K.', { handAt: '2026-11-15T11:10:00.000Z' });
    act(() => meeting.change({ others: teacher ? [teacher, sana] : [sana] }));
    screen.getByText('Sana K. has raised a hand');
    act(() => meeting.change({ chat: { lines: [line(1)], unread: 1 } }));
    screen.getByText('Sana K.: So it is rolling friction?');
  });

  test('troubles are said, with a way on where there is one', async () => {
    const meeting = openFakeMeeting({ quality: 'poor', isMediaUp: false });
    open(meeting);
    await screen.findByText(/Picture and sound are away/);
    fireEvent.click(screen.getByRole('button', { name: 'Sound only' }));
    expect(meeting.asked).toEqual([['setAudioOnly', true]]);
    act(() => meeting.change({ isAudioOnly: true, own: { ...exampleView.own, deviceFault: 'refused' } }));
    screen.getByText(/Allow it in the address bar/);
    fireEvent.click(screen.getByRole('button', { name: 'Show pictures' }));
    expect(meeting.asked.at(-1)).toEqual(['setAudioOnly', false]);
  });

  test.each([
    ['ended', 'The class has ended'],
    ['removed', 'The teacher has taken you out of this class'],
    ['unauthorized', 'You are no longer in this class'],
  ] as const)('when it is over (%s) it says why, and leads on', (over, words) => {
    const { onOver } = open(openFakeMeeting({ phase: 'over', over }));
    screen.getByRole('heading', { name: words });
    expect(onOver).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Back to live classes' }));
    expect(onOver.mock.calls).toEqual([[over]]);
  });

  test('whoever came in elsewhere may take the seat back here', () => {
    const { onOver } = open(openFakeMeeting({ phase: 'over', over: 'replaced' }));
    fireEvent.click(screen.getByRole('button', { name: 'Join here again' }));
    expect(onOver.mock.calls).toEqual([['rejoin']]);
  });

  test.each(['left', 'join_failed'] as const)('%s leads on at once', (over) => {
    const { onOver } = open(openFakeMeeting({ phase: 'over', over }));
    expect(onOver.mock.calls).toEqual([[over]]);
  });
});

describe('a host', () => {
  const students = [
    person('student-8', 'Sana Khan', { audio: true, video: true }),
    person('student-9', 'Rohan Das', { handAt: '2026-11-15T11:10:00.000Z', maySpeak: false, mayShow: false }),
  ];

  test('lets speak and show, mutes, lowers hands and removes; nothing there switches a student on', async () => {
    const meeting = openFakeMeeting({ me: host, others: students });
    open(meeting, { isHost: true });
    press('Participants 3');
    const rows = drawer().getAllByRole('listitem');
    // Raised hands first.
    expect(rows.map((row) => row.querySelector('span:nth-of-type(2)')?.textContent?.trim())).toEqual([
      'Kavitha Raman (You) (Host)',
      'Rohan Das',
      'Sana Khan',
    ]);
    fireEvent.click(drawer().getByRole('button', { name: 'Allow to speak' }));
    fireEvent.click(drawer().getByRole('button', { name: 'Lower hand' }));
    fireEvent.click(drawer().getByRole('button', { name: 'Tools for Sana Khan' }));
    for (const name of ['Mute', 'Stop video', 'Take back video']) {
      fireEvent.click(drawer().getByRole('button', { name }));
    }
    fireEvent.click(drawer().getByRole('button', { name: 'Remove from class' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sana Khan?' }));
    expect(meeting.asked).not.toContainEqual(['remove', 'student-8']);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(meeting.asked).toEqual([
      ['allow', 'student-9', { speak: true, show: false }],
      ['lowerHand', 'student-9'],
      ['mute', 'student-8', 'audio'],
      ['mute', 'student-8', 'video'],
      ['allow', 'student-8', { speak: true, show: false }],
      ['remove', 'student-8'],
    ]);
  });

  test('keeps the word, closes the chat, hides a message, records, and ends the class for all', async () => {
    const meeting = openFakeMeeting({ me: host, others: students, chat: { lines: [line(4)], unread: 0 } });
    open(meeting, { isHost: true });
    press('Participants 3');
    fireEvent.click(drawer().getByRole('switch', { name: 'Only I speak' }));
    fireEvent.click(drawer().getByRole('switch', { name: 'Chat is open' }));
    press('Chat');
    fireEvent.click(drawer().getByRole('button', { name: 'Hide the message of Sana K.' }));
    press('Record');
    press('Leave Session');
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave, or end the class?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'End class for all' }));
    expect(meeting.asked).toEqual([
      ['setHostOnly', true],
      ['setChatOpen', false],
      ['hideMessage', 4],
      ['setRecording', true],
      ['end'],
    ]);
  });

  test('is asked in the last five minutes whether the class should be longer', () => {
    const endsAt = new Date(Date.now() + 4.5 * 60_000).toISOString();
    const state = { isHostOnly: false, isChatOpen: true, recordingSince: null, endsAt };
    const meeting = openFakeMeeting({ me: host, others: [], state, serverAheadMs: -60_000 });
    const { onExtend } = open(meeting, { isHost: true });
    // By the server's clock there are still five and a half.
    expect(screen.queryByText(/^Ends in/)).toBeNull();
    act(() => meeting.change({ serverAheadMs: 0 }));
    screen.getByText('Ends in 5 minutes');
    fireEvent.click(screen.getByRole('button', { name: 'Add 10 minutes' }));
    expect(onExtend.mock.calls).toEqual([[10]]);
  });
});
