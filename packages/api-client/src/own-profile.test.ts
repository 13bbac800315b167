import { schoolPlace } from '@shala/wire/courses.ts';
import { getWeeklyLetter as getLetter, saveWeeklyLetter as saveLetter } from '@shala/wire/digest.ts';
import { listOwnConsents } from '@shala/wire/families.ts';
import { changePhone as changeContract, sendPhoneCode as sendContract } from '@shala/wire/parent-phone.ts';
import { updateMe } from '@shala/wire/parents.ts';
import { endAllSessions, endSessionById, listSessions } from '@shala/wire/sessions.ts';
import { expect, test } from 'vitest';
import { listDevices, signAllDevicesOut, signDeviceOut } from './devices.ts';
import { codeSent, parent, student } from './example-answers.ts';
import { getWeeklyLetter, listConsents, saveWeeklyLetter } from './family-settings.ts';
import { wireOf } from './hold-to-contract.ts';
import { getSchoolPlace, saveOwnProfile } from './own-profile.ts';
import { changePhone, sendPhoneCode } from './parent-phone.ts';

test('a change of the profile names only what changes', async () => {
  const { transport, sent } = wireOf(updateMe, { student: { ...student, phone_number: '+919845012345' } });
  const saved = await saveOwnProfile(transport, { phone: '+919845012345' });
  expect(sent().body).toEqual({ student: { phone_number: '+919845012345' } });
  expect(saved.phoneNumber).toBe('+919845012345');
  await saveOwnProfile(transport, { firstName: 'Anu', lastName: '', dateOfBirth: '2013-02-09', phone: null });
  expect(sent().body).toEqual({
    student: { first_name: 'Anu', last_name: '', dob: '2013-02-09', phone_number: null },
  });
});

test('the school of a student is told in our words, and may be none', async () => {
  const place = { institute_name: 'Shala Public School', section_name: '8-A', roll: 14 };
  const at = wireOf(schoolPlace, { school_place: place });
  expect(await getSchoolPlace(at.transport)).toEqual({
    schoolName: 'Shala Public School',
    sectionName: '8-A',
    roll: 14,
  });
  expect(await getSchoolPlace(wireOf(schoolPlace, { school_place: null }).transport)).toBeNull();
});

test('the new number of a parent is asked for a code, and then taken with it', async () => {
  const asking = wireOf(sendContract, codeSent);
  expect(await sendPhoneCode(asking.transport, '+919000012345')).toMatchObject({
    retryAfter: 30,
    codeLength: 4,
  });
  expect(asking.sent().body).toEqual({ parent: { phone_number: '+919000012345' } });
  const taking = wireOf(changeContract, { parent: { ...parent, phone_number: '+919000012345' } });
  const changed = await changePhone(taking.transport, { phone: '+919000012345', code: '4321' });
  expect(taking.sent().body).toEqual({ parent: { phone_number: '+919000012345', otp: '4321' } });
  expect(changed.phoneNumber).toBe('+919000012345');
});

test('devices are listed, and signed out one by one or all together', async () => {
  const session = {
    id: 'a',
    user_agent: 'Firefox',
    ip: null,
    created_at: '2026-11-01T10:00:00Z',
    last_used_at: '2026-11-14T10:00:00Z',
    is_this_one: true,
  };
  const listing = wireOf(listSessions, { sessions: [session] });
  expect(await listDevices(listing.transport)).toEqual([
    { id: 'a', userAgent: 'Firefox', lastUsedAt: '2026-11-14T10:00:00Z', isThisOne: true },
  ]);
  const one = wireOf(endSessionById, { success: true });
  await signDeviceOut(one.transport, '12');
  expect(one.sent().path).toMatch(/sessions\/12$/);
  const all = wireOf(endAllSessions, { success: true });
  await signAllDevicesOut(all.transport);
  expect(all.sent().method).toBe('DELETE');
});

test('the weekly letter and the consents of a child', async () => {
  const setting = { weekly_letter: { is_on: true, email: 'meera@example.org' } };
  const reading = wireOf(getLetter, setting);
  expect(await getWeeklyLetter(reading.transport, { studentId: 7 })).toEqual({
    isOn: true,
    email: 'meera@example.org',
  });
  const saving = wireOf(saveLetter, { weekly_letter: { is_on: false, email: null } });
  expect(await saveWeeklyLetter(saving.transport, { studentId: 7, isOn: false })).toEqual({
    isOn: false,
    email: null,
  });
  expect(saving.sent().body).toEqual({ weekly_letter: { is_on: false } });
  const given = {
    document: 'terms',
    version: '1',
    verified_by: 'otp' as const,
    given_at: '2026-06-01T10:00:00Z',
  };
  const { transport } = wireOf(listOwnConsents, { consents: [{ ...given, given_by: 'Meera Rao' }] });
  expect(await listConsents(transport)).toEqual([
    {
      document: 'terms',
      version: '1',
      verifiedBy: 'otp',
      givenAt: '2026-06-01T10:00:00Z',
      givenBy: 'Meera Rao',
    },
  ]);
});
