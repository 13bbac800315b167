import * as z from 'zod/mini';
import { day, id, instant } from './fields.ts';

export const student = z.object({
  id,
  email: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  phone_number: z.nullable(z.string()),
  display_picture_url: z.nullable(z.string()),
  step: z.int(),
  dob: z.nullable(day),
  is_current: z.boolean(),
  is_class_room_linked: z.boolean(),
  is_blocked: z.boolean(),
  confirmed_at: z.nullable(instant),
});
export type WireStudent = z.infer<typeof student>;

export const parent = z.object({
  id,
  phone_number: z.string(),
  email: z.nullable(z.string()),
  first_name: z.string(),
  full_name: z.string(),
  dob: z.nullable(day),
  step: z.int(),
  current_student: z.nullable(student),
});
export type WireParent = z.infer<typeof parent>;

export const token = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
});
export type WireToken = z.infer<typeof token>;
