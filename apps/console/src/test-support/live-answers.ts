export const livePath = '/api/v1/live_class_management/staff/live_classes';
export const tutorsPath = '/api/v1/live_class_management/staff/tutors';
/** 4:25 in the afternoon, in India. */
export const serverNow = '2026-11-15T10:55:00.000Z';

export const liveMeta = (count: number) => ({
  current_page: 1,
  total_pages: 1,
  total_count: count,
  next_page: null,
  prev_page: null,
  items_per_page: 25,
});

/** 4:30 to 5:30 pm on 15 November; its window is open. */
export const wireClass = (more: object = {}) => ({
  id: 7,
  course_id: 1,
  course_name: 'Class 8',
  subject_id: 2,
  subject_name: 'Mathematics',
  subject_color_code: '3',
  chapter_id: null,
  sections: [{ id: 5, name: '8-A' }],
  tutors: [{ id: 5, full_name: 'Kavita Menon', display_picture_url: null }],
  title: { en: 'Cubes', hi: 'घन' },
  provider: 'rtc',
  external_url: null,
  starts_at: '2026-11-15T11:00:30.000Z',
  ends_at: '2026-11-15T12:00:30.000Z',
  state: 'open',
  can_host: true,
  is_own: true,
  attended_count: 0,
  recordings_count: 0,
  ...more,
});

export const wireAttendee = (id: number, name: string, more: object = {}) => ({
  student_id: id,
  student_name: name,
  section_name: '8-A',
  roll: id,
  first_joined_at: null,
  last_left_at: null,
  is_present: false,
  seconds: 0,
  is_removed: false,
  ...more,
});

export const wireRecording = (more: object = {}) => ({
  id: 3,
  state: 'ready',
  failure_code: null,
  started_at: '2026-11-15T11:05:00.000Z',
  stopped_at: '2026-11-15T11:55:00.000Z',
  started_by: 'Kavita Menon',
  duration_seconds: 3000,
  content_id: 44,
  chapter_id: null,
  media_state: 'ready',
  ...more,
});

export const wireAudience = {
  courses: [
    {
      id: 1,
      name: 'Class 8',
      is_whole: false,
      sections: [
        { id: 5, name: '8-A', institute_name: 'Banyan School' },
        { id: 6, name: '8-B', institute_name: 'Banyan School' },
      ],
      subjects: [
        { id: 2, name: 'Mathematics', color_code: '3', is_whole: false, section_ids: [5, 6] },
        { id: 3, name: 'Physics', color_code: '1', is_whole: false, section_ids: [5] },
      ],
    },
  ],
};

export const wireTaught = {
  courses: [
    {
      id: 1,
      name: 'Class 8',
      papers_count: 0,
      subjects: [
        {
          id: 2,
          name: 'Mathematics',
          color_code: '3',
          chapters: [
            {
              id: 4,
              number: 1,
              name: 'Roots and powers',
              contents_count: 0,
              drafts_count: 0,
              waiting_count: 0,
              exercises_count: 0,
            },
          ],
        },
      ],
    },
  ],
};
