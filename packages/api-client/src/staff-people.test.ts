import * as wire from '@shala/wire/staff-people.ts';
import { expect, test } from 'vitest';
import { wireOf } from './hold-to-contract.ts';
import {
  addTeaching,
  blockStaffPerson,
  changeStaffRole,
  endTeaching,
  inviteStaffAgain,
  inviteStaffPerson,
  listStaffPeople,
  listStaffPlaces,
} from './staff-people.ts';

const done = { success: true };
const named = (id: number, name: string) => ({ id, name });

test('people come under clean names, with the page they stand on', async () => {
  const answer = {
    people: [
      {
        id: 7,
        name: 'Joseph',
        email: 'j@example.org',
        title: null,
        is_blocked: false,
        has_joined: true,
        roles: [{ role: 'school_admin' as const, institute: named(3, 'Hennur') }],
        teaching: [{ id: 31, course: named(1, 'Class 8'), subject: null, section: named(4, '8-A') }],
        is_editable: true,
      },
    ],
    meta: {
      current_page: 2,
      total_pages: 3,
      total_count: 51,
      next_page: 3,
      prev_page: 1,
      items_per_page: 25,
    },
  };
  const { transport, sent } = wireOf(wire.listStaffPeople, answer);
  await expect(listStaffPeople(transport, { search: 'jo', page: 2 })).resolves.toEqual({
    people: [
      {
        id: 7,
        name: 'Joseph',
        email: 'j@example.org',
        title: null,
        isBlocked: false,
        hasJoined: true,
        roles: [{ role: 'school_admin', institute: named(3, 'Hennur') }],
        teaching: [{ id: 31, course: named(1, 'Class 8'), subject: null, section: named(4, '8-A') }],
        isEditable: true,
      },
    ],
    page: 2,
    pages: 3,
    total: 51,
  });
  expect(sent().query).toEqual({ search: 'jo', page: '2', items_per_page: '25' });
});

test('places are schools with sections and courses with subjects', async () => {
  const answer = {
    institutes: [{ id: 3, name: 'Hennur', sections: [{ id: 4, name: '8-A', course_id: 1 }] }],
    courses: [{ id: 1, name: 'Class 8', subjects: [named(2, 'Physics')] }],
    is_tenant_admin: true,
  };
  await expect(listStaffPlaces(wireOf(wire.listStaffPlaces, answer).transport)).resolves.toEqual({
    institutes: [{ id: 3, name: 'Hennur', sections: [{ id: 4, name: '8-A', courseId: 1 }] }],
    courses: [{ id: 1, name: 'Class 8', subjects: [named(2, 'Physics')] }],
    isTenantAdmin: true,
  });
});

test('every change fits its contract', async () => {
  const teaching = { courseId: 1, subjectId: 2, sectionId: null };
  const invite = wireOf(wire.inviteStaffPerson, { staff_id: 9 });
  const person = {
    name: 'K',
    email: 'k@example.org',
    role: 'tutor',
    instituteId: null,
    language: 'hi',
  } as const;
  await inviteStaffPerson(invite.transport, { ...person, teaching });
  expect(invite.sent().body).toMatchObject({
    person: { institute_id: null, teaching: { course_id: 1, subject_id: 2, section_id: null } },
  });
  await inviteStaffAgain(wireOf(wire.inviteStaffAgain, done).transport, 7, 'en');
  await blockStaffPerson(wireOf(wire.blockStaffPerson, done).transport, 7, true);
  const role = wireOf(wire.changeStaffRole, done);
  await changeStaffRole(role.transport, 7, { role: 'school_admin', instituteId: 3, isGiven: false });
  expect(role.sent().body).toEqual({ role: { role: 'school_admin', institute_id: 3, is_given: false } });
  await addTeaching(wireOf(wire.addTeaching, done).transport, 7, teaching);
  await endTeaching(wireOf(wire.endTeaching, done).transport, 7, 31);
});
