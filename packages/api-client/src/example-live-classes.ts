import type { WireJoinResult, WireLiveClass, WireLiveClassDetails } from '@shala/wire/live-classes.ts';

/** Answers about live classes, as the wire writes them. */
export const liveClass = (id: number, more: Partial<WireLiveClass> = {}): WireLiveClass => ({
  id,
  title: 'Friction: your doubts, answered',
  date: '2026-11-15',
  start_time: '04:30 PM',
  end_time: '05:30 PM',
  starts_at: '2026-11-15T11:00:00.000Z',
  ends_at: '2026-11-15T12:00:00.000Z',
  duration: 60,
  is_join_live: true,
  is_locked: false,
  class_room: { name: 'Class 8' },
  sections: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
  subject: { name: 'Physics', color_code: '2' },
  tutors: [{ id: 3, full_name: 'Kavitha Raman', display_picture_url: null }],
  created_tutor_id: 3,
  provider: 'rtc',
  join_opens_at: '2026-11-15T10:50:00.000Z',
  ...more,
});

export const liveClassList = (live_classes: WireLiveClass[], more: object = {}) => ({
  live_classes,
  is_locked: false,
  server_now: '2026-11-15T11:10:00.000Z',
  ...more,
});

export const liveClassDetails = (id: number): WireLiveClassDetails => ({
  live_class_id: id,
  title: 'Friction: your doubts, answered',
  date: '2026-11-15',
  start_time: '04:30 PM',
  end_time: '05:30 PM',
  starts_at: '2026-11-15T11:00:00.000Z',
  ends_at: '2026-11-15T12:00:00.000Z',
  tutors: [{ id: 3, full_name: 'Kavitha Raman', display_picture_url: '/pictures/3.png' }],
  subject: { name: 'Physics' },
  class_room: { name: 'Class 8' },
  sections: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
});

export const joinResult = (id: number): WireJoinResult => ({
  id,
  title: 'Friction: your doubts, answered',
  channel_name: `live-class-${id}`,
  token: 'meeting-token',
  start_time: '04:30 PM',
  end_time: '05:30 PM',
  duration: 60,
  rtm_token: 'chat-token',
  rtm_token_uid: 'student-7',
});
