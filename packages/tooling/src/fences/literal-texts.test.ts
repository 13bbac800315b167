import { expect, test } from 'vitest';
import { literalTexts } from './literal-texts.ts';

const screen = 'apps/web/src/features/auth/login-form.tsx';
const found = (text: string, path = screen) =>
  literalTexts([{ path, text }]).map(({ line, message }) => `${line} ${/'(.*)'/.exec(message)?.[1]}`);

test('words between tags are reported where they stand', () => {
  expect(found('const a = (\n  <p>\n    Sign in\n  </p>\n);')).toEqual(['3 Sign in']);
  expect(found('// नमस्ते\nconst a = <p>नमस्ते</p>;')).toEqual(['2 नमस्ते']);
});

test('words in braces, conditions and templates are reported', () => {
  expect(found("const a = <p>{'Sign in'}</p>;")).toEqual(['1 Sign in']);
  expect(found("const a = <p>{busy ? 'Wait' : label}</p>;")).toEqual(['1 Wait']);
  expect(found("const a = <p>{busy && 'Wait'}</p>;")).toEqual(['1 Wait']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template belongs to the planted code
  expect(found('const a = <p>{`Hello ${name}`}</p>;')).toEqual(['1 Hello …']);
});

test('attributes that people read or hear are reported', () => {
  for (const name of ['aria-label', 'title', 'placeholder', 'label', 'alt', 'description', 'closeLabel']) {
    expect(found(`const a = <Field ${name}="Email" />;`), name).toEqual(['1 Email']);
  }
  expect(found("const a = <Field label={wide ? 'Email' : short} />;")).toEqual(['1 Email']);
});

test('toasts, table columns and default labels written in the code are reported', () => {
  expect(found("notify({ title: 'Failed', message: 'Please try again' });")).toEqual([
    '1 Failed',
    '1 Please try again',
  ]);
  expect(found("notify({ title: 'Failed' });", 'apps/web/src/shared/notify.ts')).toEqual(['1 Failed']);
  expect(found("notify({ title: 'विफल' });")).toEqual(['1 विफल']);
  expect(found("function Close({ closeLabel = 'Close' }: Props) {}")).toEqual(['1 Close']);
});

test('ids, technical attributes, digits and signs are no texts', () => {
  const text = `const a = (
    <Card className="wide" id="main" label={t('auth.email')}>
      {name}: 5 / 10 &nbsp; {'—'}
      {kind === 'video' && <Player src="a" />}
      <Text id="auth.sign-in" />
    </Card>
  ); notify({ title: 'auth.failed.title', error: 'not_found', label: 'tagline' });`;
  expect(found(text)).toEqual([]);
});

test('the gallery, tests and other packages are left alone', () => {
  const text = 'const a = <p>Sign in</p>;';
  expect(found(text, 'packages/ui/src/button.tsx')).toHaveLength(1);
  expect(found(text, 'apps/web/src/gallery/buttons.tsx')).toEqual([]);
  expect(found(text, 'apps/web/src/pages/gallery-page.tsx')).toEqual([]);
  expect(found(text, 'apps/web/src/features/auth/login-form.test.tsx')).toEqual([]);
});
