import type { ResponseOf } from '@shala/wire/contract.ts';
import type { listBoards, listExams, listUsages } from '@shala/wire/onboarding.ts';
import type { WireParent, WireStudent } from '@shala/wire/people.ts';
import { student } from './example-answers.ts';

/** A family and what it can choose from, as the server gives them; families.test.ts holds them to the contract. */
export const child = (id: number, firstName: string, more: Partial<WireStudent> = {}): WireStudent => ({
  ...student,
  id,
  email: null,
  first_name: firstName,
  full_name: `${firstName} Rao`,
  display_picture_url: null,
  is_current: false,
  ...more,
});

export const parent = (current: WireStudent | null): WireParent => ({
  id: 3,
  phone_number: '+919845012345',
  email: null,
  first_name: 'Meera',
  full_name: 'Meera Rao',
  dob: null,
  step: current?.step ?? 2,
  current_student: current,
});

type Board = ResponseOf<typeof listBoards>['boards'][number];

export function board(id: number, acronym: string, name: string, classes: string[]): Board {
  return {
    id,
    name,
    acronym,
    display_picture_url: null,
    img_url: null,
    class_rooms: classes.map((className, place) => ({
      id: id * 10 + place + 1,
      name: className,
      board_name: name,
      board_acronym: acronym,
      amount_paise: 499900,
      amount_rupees: 4999,
      is_active: true,
      class_room_subject_count: 6,
      display_picture_url: null,
      board: { id, name, acronym },
    })),
  };
}

export const exam = (
  id: number,
  acronym: string,
  name: string,
): ResponseOf<typeof listExams>['exams'][number] => ({
  id,
  name,
  acronym,
  description: null,
  amount_paise: 599900,
  amount_rupees: 5999,
  is_active: true,
  exam_subject_count: 3,
  display_picture_url: null,
});

export const usages = (enabled: readonly number[]): ResponseOf<typeof listUsages> => ({
  usages: ['Preparing School Subjects', 'Competitive Exams', 'Both'].map((name, id) => ({
    id,
    name,
    is_enabled: enabled.includes(id),
  })),
});
