import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { schoolPlace } from '@shala/wire/courses.ts';
import type { updateMe } from '@shala/wire/parents.ts';
import { type Student, toStudent } from './people.ts';
import type { Transport } from './transport.ts';

/** What is left out keeps what it is. */
export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth?: string;
  /** For the school to call; null takes it away. */
  readonly phone?: string | null;
}

export async function saveOwnProfile(transport: Transport, change: ProfileChange): Promise<Student> {
  const { firstName, lastName, dateOfBirth, phone } = change;
  const body: BodyOf<typeof updateMe> = {
    student: {
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(dateOfBirth !== undefined && { dob: dateOfBirth }),
      ...(phone !== undefined && { phone_number: phone }),
    },
  };
  return update(transport, body);
}

/** Multipart, as a file travels. */
export async function savePicture(transport: Transport, picture: File): Promise<Student> {
  const body = new FormData();
  body.set('student[display_picture]', picture, picture.name);
  return update(transport, body);
}

async function update(transport: Transport, body: BodyOf<typeof updateMe> | FormData): Promise<Student> {
  const { student } = await transport.send<ResponseOf<typeof updateMe>>({
    family: 'main',
    method: 'PUT',
    path: '/user_management/student/auth/me',
    body,
  });
  return toStudent(student);
}

export interface SchoolPlace {
  readonly schoolName: string;
  readonly sectionName: string;
  readonly roll: number | null;
}

/** Null for a student who belongs to no school. */
export async function getSchoolPlace(
  transport: Transport,
  signal?: AbortSignal,
): Promise<SchoolPlace | null> {
  const { school_place: place } = await transport.send<ResponseOf<typeof schoolPlace>>({
    family: 'main',
    method: 'GET',
    path: '/course/student/school_place',
    signal,
  });
  return place && { schoolName: place.institute_name, sectionName: place.section_name, roll: place.roll };
}
