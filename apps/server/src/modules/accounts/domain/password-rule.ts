const shape = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d@$!%*#?&]{8,128}$/;

/** Passwords that stand at the top of every leaked list and still fit the shape. */
const common = new Set([
  'password1',
  'passw0rd',
  'password123',
  'abcd1234',
  'abc12345',
  'qwerty123',
  'qwerty12',
  'welcome1',
  'welcome123',
  'admin123',
  'india123',
  'student1',
  'student123',
  'school123',
  'iloveyou1',
  'a1234567',
]);

/** The rule for new passwords only: signing in never applies it. */
export const isAllowedPassword = (password: string): boolean =>
  shape.test(password) && !common.has(password.toLowerCase());
