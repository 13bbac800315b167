import * as wire from '@shala/wire/live-classes-staff.ts';
import { expect, test } from 'vitest';
import { wireOf } from './hold-to-contract.ts';
import { exportAttendance, listAttendance, readmitStudent } from './live-attendance.ts';
import * as live from './live-classes-staff.ts';
import { discardRecording, listRecordings, publishRecording, retryRecording } from './live-recordings.ts';

const at = (time: string) => `2026-11-16T${time}:00.000Z`;
const one: wire.WireStaffLiveClass = {
  id: 7,
  course_id: 1,
  course_name: 'Class 8',
  subject_id: 2,
  subject_name: 'Mathematics',
  subject_color_code: '3',
  chapter_id: 4,
  sections: [{ id: 5, name: '8-A' }],
  tutors: [{ id: 9, full_name: 'Kavita Menon', display_picture_url: null }],
  title: { en: 'Cubes', hi: 'घन' },
  provider: 'external',
  external_url: 'https://meet.example.org/cubes',
  starts_at: at('11:00'),
  ends_at: at('12:00'),
  state: 'scheduled',
  can_host: true,
  is_own: true,
  attended_count: 3,
  recordings_count: 1,
};
const recording: wire.WireRecording = {
  id: 3,
  state: 'ready',
  failure_code: null,
  started_at: at('11:05'),
  stopped_at: at('11:55'),
  started_by: 'Kavita Menon',
  duration_seconds: 3000,
  content_id: 44,
  chapter_id: 4,
  media_state: 'ready',
};
const server_now = at('10:50');
const meta = {
  current_page: 1,
  total_pages: 2,
  total_count: 26,
  next_page: 2,
  prev_page: null,
  items_per_page: 25,
};

test('classes are asked for by page, and come with clean names', async () => {
  const list = wireOf(wire.listStaffLiveClasses, { live_classes: [one], server_now, meta });
  const page = await live.listStaffLiveClasses(list.transport, { when: 'past', page: 1 });
  expect(list.sent().query).toEqual({ when: 'past', page: '1', items_per_page: '25' });
  expect(page).toMatchObject({ serverNow: server_now, next: 2 });
  const [found] = page.classes;
  expect(found).toEqual({
    id: 7,
    courseId: 1,
    courseName: 'Class 8',
    subjectId: 2,
    subjectName: 'Mathematics',
    subjectColour: 3,
    chapterId: 4,
    sections: [{ id: 5, name: '8-A' }],
    sectionNames: ['8-A'],
    tutors: [{ id: 9, fullName: 'Kavita Menon', pictureUrl: null }],
    title: { en: 'Cubes', hi: 'घन' },
    provider: 'external',
    externalUrl: 'https://meet.example.org/cubes',
    startsAt: at('11:00'),
    endsAt: at('12:00'),
    state: 'scheduled',
    canHost: true,
    isOwn: true,
    attendedCount: 3,
    recordingsCount: 1,
  });
  const single = wireOf(wire.getStaffLiveClass, { live_class: one, server_now });
  expect(await live.getStaffLiveClass(single.transport, { id: 7 })).toEqual(found);
});

test('a class whose end is moved is sent with everything else as it was', async () => {
  const { transport } = wireOf(wire.getStaffLiveClass, { live_class: one, server_now });
  const before = await live.getStaffLiveClass(transport, { id: 7 });
  const put = wireOf(wire.updateLiveClass, { live_class: one });
  await live.moveLiveClassEnd(put.transport, before, at('12:10'));
  expect(put.sent().body).toEqual({
    live_class: {
      course_id: 1,
      subject_id: 2,
      chapter_id: 4,
      section_ids: [5],
      tutor_ids: [9],
      title: { en: 'Cubes', hi: 'घन' },
      starts_at: at('11:00'),
      ends_at: at('12:10'),
      provider: 'external',
      external_url: 'https://meet.example.org/cubes',
    },
  });
});

test('calling off, ending and hosting reach their paths; the host gets both passes', async () => {
  await live.cancelLiveClass(wireOf(wire.cancelLiveClass, { live_class: one }).transport, 7);
  await live.endLiveClass(wireOf(wire.endLiveClass, { live_class: one }).transport, 7);
  const host = wireOf(wire.hostLiveClass, {
    live_class: {
      id: 7,
      title: 'Cubes',
      channel_name: 'class-7',
      token: 'door',
      start_time: '04:30 PM',
      end_time: '05:30 PM',
      duration: 60,
      rtm_token: 'words',
      rtm_token_uid: 'host-9',
    },
  });
  expect(await live.hostLiveClass(host.transport, 7)).toEqual({ token: 'door', chatToken: 'words' });
  const tutors = wireOf(wire.listLiveTutors, { tutors: one.tutors });
  expect(await live.listLiveTutors(tutors.transport, { courseId: 1, subjectId: 2 })).toHaveLength(1);
  expect(tutors.sent().query).toEqual({ course_id: '1', subject_id: '2' });
});

test('attendance says who was there and for how long', async () => {
  const attendee = {
    student_id: 11,
    student_name: 'Asha Rao',
    section_name: '8-A',
    roll: 4,
    first_joined_at: at('11:01'),
    last_left_at: at('11:40'),
    is_present: false,
    seconds: 2340,
    is_removed: true,
  };
  const list = wireOf(wire.listAttendance, { attendees: [attendee], server_now });
  expect(await listAttendance(list.transport, { liveClassId: 7 })).toEqual([
    {
      studentId: 11,
      studentName: 'Asha Rao',
      sectionName: '8-A',
      roll: 4,
      firstJoinedAt: at('11:01'),
      lastLeftAt: at('11:40'),
      isPresent: false,
      seconds: 2340,
      isRemoved: true,
    },
  ]);
  const file = wireOf(wire.exportAttendance, 'name,minutes');
  await exportAttendance(file.transport, 7);
  expect(file.sent().isFile).toBe(true);
  const readmit = wireOf(wire.readmitStudent, { success: true });
  await readmitStudent(readmit.transport, { liveClassId: 7, studentId: 11 });
});

test('a recording is listed, published under a title, thrown away or tried again', async () => {
  const list = wireOf(wire.listRecordings, { recordings: [recording] });
  expect(await listRecordings(list.transport, { liveClassId: 7 })).toEqual([
    {
      id: 3,
      state: 'ready',
      failure: null,
      startedAt: at('11:05'),
      stoppedAt: at('11:55'),
      startedBy: 'Kavita Menon',
      seconds: 3000,
      contentId: 44,
      chapterId: 4,
      mediaState: 'ready',
    },
  ]);
  const which = { liveClassId: 7, recordingId: 3 };
  const publish = wireOf(wire.publishRecording, { recording });
  await publishRecording(publish.transport, which, { chapterId: 4, title: { en: 'Cubes' } });
  expect(publish.sent().body).toEqual({ recording: { chapter_id: 4, title: { en: 'Cubes' } } });
  await discardRecording(wireOf(wire.discardRecording, { recording }).transport, which);
  await retryRecording(wireOf(wire.retryRecording, { recording }).transport, which);
});
