import type { ResponseOf } from '@shala/wire/contract.ts';
import type {
  listStudentCourses,
  productDetails,
  WireClassRoomSubject,
  WireStudentCourse,
} from '@shala/wire/courses.ts';
import type { sendOtp } from '@shala/wire/parents.ts';
import type { WireParent, WireStudent, WireToken } from '@shala/wire/people.ts';

/** Answers as the server gives them, for tests here and in the apps; calls.test.ts holds them to the contract. */
export const student: WireStudent = {
  id: 7,
  email: 'ananya@example.org',
  first_name: 'Ananya',
  last_name: 'Rao',
  full_name: 'Ananya Rao',
  phone_number: null,
  display_picture_url: '/p.png',
  step: 0,
  dob: '2013-05-01',
  is_current: true,
  is_class_room_linked: false,
  is_blocked: false,
  confirmed_at: '2026-06-01T10:00:00Z',
};

export const parent: WireParent = {
  id: 3,
  phone_number: '+919845012345',
  email: 'parent@example.org',
  first_name: 'Meera',
  full_name: 'Meera Rao',
  dob: null,
  step: 0,
  current_student: student,
};

export const codeSent: ResponseOf<typeof sendOtp> = {
  success: true,
  retry_after: 30,
  otp_length: 4,
  channels: ['sms', 'whatsapp'],
};

export const token = (accessToken: string): WireToken => ({
  access_token: accessToken,
  refresh_token: 'refresh',
  token_type: 'Bearer',
});

const access = { is_active: true, is_trial: true, is_expired: false, is_locked: false };

const classRoom: WireStudentCourse = {
  id: 41,
  ...access,
  course: {
    type: 'class_room',
    class_room: {
      id: 12,
      name: 'Class 8',
      board_name: 'Central Board',
      board_acronym: 'CBSE',
      display_picture_url: null,
    },
    exam: null,
  },
};

const exam: WireStudentCourse = {
  id: 42,
  ...access,
  course: {
    type: 'exam',
    class_room: null,
    exam: { id: 30, name: 'Medical Entrance', acronym: 'MED', display_picture_url: null },
  },
};

export const courses: ResponseOf<typeof listStudentCourses> = { student_courses: [exam, classRoom] };

export const products = (courseId: number): ResponseOf<typeof productDetails> => [
  { id: courseId, istrial: true, enddate: '2027-03-31', studenttype: 'retail', instituteId: null },
];

export const classRoomSubject = (id: number, name: string, chapters: number): WireClassRoomSubject => ({
  id,
  name,
  subject: { id, name, display_picture_url: null, color_code: '1', icon: 'sigma' },
  amount_paise: 119900,
  amount_rupees: 1199,
  amount: 1199,
  is_active: true,
  class_room: { id: 12, name: 'Class 8' },
  exam: null,
  display: true,
  chaptor_count: chapters,
  cummulative_completion_percentage: 40,
  exercise_completion_percentage: 30,
  content_completion_percentage: 50,
  disabled: false,
});
