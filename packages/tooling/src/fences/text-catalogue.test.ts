import { expect, test } from 'vitest';
import { textCatalogue } from './text-catalogue.ts';

const texts = 'apps/web/src/shared/texts';

function findings(en: object, hi: object, code: string): string[] {
  return textCatalogue([
    { path: `${texts}/en.json`, text: JSON.stringify(en, null, 2) },
    { path: `${texts}/hi.json`, text: JSON.stringify(hi, null, 2) },
    { path: 'apps/web/src/pages/login.tsx', text: code },
    { path: 'apps/web/src/pages/login.test.tsx', text: "t('only.in.a.test')" },
  ]).map(({ file, line, message }) => `${file.replace('apps/web/src/', '')}:${line} ${message}`);
}

test('both languages complete and every id used: nothing to report', () => {
  const texts = { 'a.b': 'A', 'c.d': 'C', 'e.f': 'E' };
  const code = "t('a.b', { n: 1 }); const x = <Text id=\"c.d\" />; const table = { key: 'e.f' };";
  expect(findings(texts, texts, code)).toEqual([]);
});

test('an id that one language lacks is reported in its file', () => {
  expect(findings({ 'a.b': 'A' }, {}, "t('a.b')")).toEqual([
    "shared/texts/hi.json:1 Add 'a.b', which the other language has.",
  ]);
});

test('an id that no catalogue has is reported where the code uses it', () => {
  const code = "t('a.b');\nt('a.c');\nconst x = <Text id=\"a.d\" />;";
  expect(findings({ 'a.b': 'A' }, { 'a.b': 'A' }, code)).toEqual([
    "pages/login.tsx:2 Add 'a.c' to the text catalogues, or correct the id.",
    "pages/login.tsx:3 Add 'a.d' to the text catalogues, or correct the id.",
  ]);
});

test('an id that no code names is reported once', () => {
  const both = { 'a.b': 'A', 'only.in.a.test': 'X' };
  expect(findings(both, both, "t('a.b')")).toEqual([
    "shared/texts/en.json:3 Remove 'only.in.a.test' from every language, or use it: no code names it.",
  ]);
});

test('a placeholder or tag that one language lacks is reported', () => {
  const en = { 'a.b': 'Sent to {email}, read the <terms>terms</terms>' };
  expect(findings(en, { 'a.b': '{email} को भेजा' }, "t('a.b')")).toEqual([
    "shared/texts/hi.json:2 Put <terms> into 'a.b', as in the other language.",
  ]);
  const plural = { 'a.b': '{count, plural, one {# chapter} other {# chapters}}' };
  expect(findings(plural, { 'a.b': '{count, plural, other {# अध्याय}}' }, "t('a.b')")).toEqual([]);
  expect(findings(plural, { 'a.b': 'अध्याय' }, "t('a.b')")).toHaveLength(1);
});
