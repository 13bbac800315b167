import type { WireParent, WireStudent } from '@shala/wire/people.ts';

export interface Student {
  readonly kind: 'student';
  readonly id: number;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly phoneNumber: string | null;
  readonly pictureUrl: string | null;
  readonly onboardingStep: number;
  readonly dateOfBirth: string | null;
  readonly isCurrent: boolean;
  readonly isClassRoomLinked: boolean;
  readonly isBlocked: boolean;
  readonly confirmedAt: string | null;
}

export interface Parent {
  readonly kind: 'parent';
  readonly id: number;
  readonly email: string | null;
  readonly firstName: string;
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly onboardingStep: number;
  readonly dateOfBirth: string | null;
  readonly currentStudent: Student | null;
}

export type User = Student | Parent;

export function toStudent(wire: WireStudent): Student {
  return {
    kind: 'student',
    id: wire.id,
    email: wire.email,
    firstName: wire.first_name,
    lastName: wire.last_name,
    fullName: wire.full_name,
    phoneNumber: wire.phone_number,
    pictureUrl: wire.display_picture_url,
    onboardingStep: wire.step,
    dateOfBirth: wire.dob,
    isCurrent: wire.is_current,
    isClassRoomLinked: wire.is_class_room_linked,
    isBlocked: wire.is_blocked,
    confirmedAt: wire.confirmed_at,
  };
}

export function toParent(wire: WireParent): Parent {
  return {
    kind: 'parent',
    id: wire.id,
    email: wire.email,
    firstName: wire.first_name,
    fullName: wire.full_name,
    phoneNumber: wire.phone_number,
    onboardingStep: wire.step,
    dateOfBirth: wire.dob,
    currentStudent: wire.current_student === null ? null : toStudent(wire.current_student),
  };
}

/** The one who learns: the student, or the profile the parent has chosen. */
export const learnerOf = (user: User): Student | null =>
  user.kind === 'student' ? user : user.currentStudent;
