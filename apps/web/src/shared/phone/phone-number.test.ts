import { expect, test } from 'vitest';
import { checkMobile, groupDigits, readDigits, showPhone, toInternational } from './phone-number.ts';

test.each([
  ['98450 12345', '91', '9845012345'],
  ['+91 98450-12345', '91', '9845012345'],
  ['09845012345', '91', '9845012345'],
  ['98450123456', '91', '98450123456'],
  ['9198450123', '91', '9198450123'],
  ['+44 20 7946 0958', '44', '2079460958'],
  ['98a45', '91', '9845'],
])('%o under +%s is read as %s', (typed, dialCode, digits) => {
  expect(readDigits(typed, dialCode)).toBe(digits);
});

test('[CN-02] ten digits, no more and no fewer, are asked for under +91 only', () => {
  expect(checkMobile('', '91')).toBe('register.mobileRequired');
  expect(checkMobile('984501234', '91')).toBe('register.mobileTenDigits');
  expect(checkMobile('98450123456', '91')).toBe('register.mobileTenDigits');
  expect(checkMobile('9845012345', '91')).toBeUndefined();
  expect(checkMobile('20794609', '65')).toBeUndefined();
  expect(checkMobile('123', '65')).toBe('register.mobileInvalid');
  expect(checkMobile('1234567890123', '971')).toBe('register.mobileInvalid');
});

test('a number is shown in halves and sent in the international form', () => {
  expect(groupDigits('98450')).toBe('98450');
  expect(groupDigits('9845012345')).toBe('98450 12345');
  expect(toInternational('9845012345', '91')).toBe('+919845012345');
  expect(showPhone('+919845012345')).toBe('+91 98450 12345');
  expect(showPhone('+442079460958')).toBe('+442079460958');
});
