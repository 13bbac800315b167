import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { day, done, idText } from './fields.ts';
import { parent, student, token } from './people.ts';
import { refreshBody, userAndToken } from './refresh.ts';

export const phone = z.string().check(z.minLength(4), z.maxLength(20));
/** What an earlier right code gave this device: with it, a stranger's requests do not use up the parent's. */
const deviceToken = z.optional(z.string().check(z.maxLength(200)));
export const otpChannels = ['sms', 'voice', 'whatsapp', 'email'] as const;

/** The same for every number, known or not: when the next code may be asked for, and by which ways. */
export const codeSent = z.object({
  success: z.boolean(),
  retry_after: z.int(),
  otp_length: z.int(),
  channels: z.array(z.enum(otpChannels)),
});

export const parentSignup = contract({
  summary: 'A parent registers; the account comes into being only with the right code',
  family: 'main',
  method: 'POST',
  path: '/user_management/parent/auth/signup',
  body: z.object({
    parent: z.object({
      phone_number: phone,
      email: z.string().check(z.maxLength(254)),
      dob: day,
      first_name: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
  }),
  response: codeSent,
});

export const sendOtp = contract({
  summary: 'Sends a one-time code; asking again within the cool-down answers success and sends nothing',
  family: 'main',
  method: 'PUT',
  path: '/user_management/parent/auth/otp',
  body: z.object({
    parent: z.object({
      phone_number: phone,
      channel: z.optional(z.enum(otpChannels)),
      device_token: deviceToken,
    }),
  }),
  response: codeSent,
});

const otpGrant = z.object({
  grant_type: z.literal('otp'),
  phone_number: phone,
  otp: z.string().check(z.regex(/^\d{4,8}$/)),
});

export const parentLogin = contract({
  summary: 'A parent signs in with a one-time code, or a session is refreshed',
  family: 'main',
  method: 'POST',
  path: '/user_management/parent/auth/login',
  body: z.union([z.object({ parent: otpGrant }), refreshBody]),
  response: z.union([
    z.object({ parent, token, is_new_account: z.boolean(), device_token: z.string() }),
    userAndToken,
  ]),
});

export const parentMe = contract({
  summary: 'The parent of the token',
  family: 'main',
  method: 'GET',
  path: '/user_management/parent/auth/me',
  response: z.object({ parent }),
});

export const listStudents = contract({
  summary: "The parent's children",
  family: 'main',
  method: 'GET',
  path: '/user_management/parent/students',
  response: z.object({ students: z.array(student) }),
});

/** A file as the frozen clients name its parts; `tempfile` is the content, base64 in JSON. */
const uploadedFile = z.object({
  original_filename: z.string().check(z.maxLength(255)),
  tempfile: z.string(),
  content_type: z.string().check(z.maxLength(100)),
});

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const lastName = z.string().check(z.trim(), z.maxLength(100));

/** Multipart (`student[first_name]`, file `student[display_picture]`) or JSON: both arrive in this form. */
export const createStudent = contract({
  summary: 'Adds a child',
  family: 'main',
  method: 'POST',
  path: '/user_management/parent/students',
  body: z.object({
    student: z.object({
      first_name: name,
      last_name: z.optional(lastName),
      dob: day,
      is_current: z.optional(z.boolean()),
      display_picture: z.optional(uploadedFile),
    }),
  }),
  response: z.object({ student, token: z.optional(token) }),
});

export const updateStudent = contract({
  summary: 'Saves the wizard step or usage of a child, or makes the child the current profile',
  family: 'main',
  method: 'PUT',
  path: '/user_management/parent/students/:studentId',
  params: z.object({ studentId: idText }),
  body: z.object({
    student: z.object({
      step: z.optional(z.union([z.literal(0), z.literal(2), z.literal(3)])),
      usage: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
      is_current: z.optional(z.literal(true)),
    }),
  }),
  /** A new pair comes with a change of the current child: the old one goes on acting for the old child. */
  response: z.object({ student, token: z.optional(token) }),
});

export const updateMe = contract({
  summary: 'A student changes their own profile; multipart or JSON',
  family: 'main',
  method: 'PUT',
  path: '/user_management/student/auth/me',
  body: z.object({
    student: z.object({
      first_name: z.optional(name),
      last_name: z.optional(lastName),
      dob: z.optional(day),
      /** Null takes the number away. */
      phone_number: z.optional(z.nullable(phone)),
      display_picture: z.optional(uploadedFile),
    }),
  }),
  response: z.object({ student }),
});

export const confirmWithOtp = contract({
  summary:
    'A signed-in parent confirms with a code; consents and login details ask for one not older than ten minutes',
  family: 'main',
  method: 'POST',
  path: '/user_management/parent/auth/confirm',
  body: z.object({ parent: z.object({ otp: z.string().check(z.regex(/^\d{4,8}$/)) }) }),
  response: done,
});
