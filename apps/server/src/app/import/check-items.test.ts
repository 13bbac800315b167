import { expect, test } from 'vitest';
import { checkItems } from './check-items.ts';
import { readCsv } from './csv-source.ts';
import { kinds } from './kinds.ts';
import { problemLines } from './report.ts';
import type { Problem } from './source.ts';
import { readYaml } from './yaml-source.ts';

function report(...sources: Parameters<typeof checkItems>[1]) {
  const problems: Problem[] = [];
  const { items, refused } = checkItems(kinds({ tenant: null }), sources, problems);
  return { lines: problemLines(problems), items, refused };
}

const family = `families:
- id: fam-rao
  tenant: shala
  town: Mysuru
  guardians:
  - { id: g-rao, relation: aunt, first_name: Asha, phone: "12" }
  students:
  - id: st-rao
    dob: 2013-02-30
    access:
    - { course: cbse-8, source: trial, from: soon, to: +3d }
`;

test('every mistake is told with its file, its line, what is wrong and what is allowed', () => {
  expect(report(readYaml('people.yaml', family)).lines).toEqual([
    'people.yaml',
    '  line 4     families[0].town: is not known here; allowed: id, tenant, language, consent, guardians, students',
    '  line 6     families[0].guardians[0].relation: must be one of: mother, father, guardian',
    '  line 6     families[0].guardians[0].phone: is not a phone number; write +919876543210',
    '  line 8     families[0].students[0].first_name: is missing',
    '  line 9     families[0].students[0].dob: is not a day; write it like 2013-06-14',
    '  line 11    families[0].students[0].access[0].from: is not a day; write 2026-04-01, -3d or +200d',
  ]);
});

test('a list nobody knows is answered with the lists there are', () => {
  const { lines } = report(readYaml('people.yaml', 'famlies: []\n'));
  expect(lines[1]).toMatch(/^ {2}line 1 {5}famlies: is not known here; allowed: .*families/);
});

test('the names in a refused item are remembered, however deep they stand', () => {
  const { refused } = report(readYaml('people.yaml', family));
  expect([...refused]).toEqual(['fam-rao', 'g-rao', 'st-rao']);
});

test('items come in the order of the kinds, whatever the order of the files', () => {
  const students = 'institute,section,admission_no,first_name,dob,guardian_phone,guardian_name\n';
  const { items, lines } = report(
    readCsv('a.csv', 'students', `${students}hennur,8-A,7,Anu,14/06/2013,9000010001,Asha Rao\n`),
    readYaml('b.yaml', 'initial_password: Mango@2026\n'),
  );
  expect(lines).toEqual([]);
  expect(items.map((item) => item.at.source.file)).toEqual(['b.yaml', 'a.csv']);
});

test('in a list of the office a wrong column is told once per row and cell, by its column', () => {
  const { lines } = report(
    readCsv(
      'students.csv',
      'students',
      'institute,section,first_name,dob,shoe\nhennur,8-A,Anu,31/02/2013,4\n',
    ),
  );
  expect(lines).toEqual([
    'students.csv',
    '  line 1     admission_no: is missing',
    '  line 1     guardian_phone: is missing',
    '  line 1     guardian_name: is missing',
    expect.stringMatching(/^ {2}line 1 {5}shoe: is not known here; allowed: .*student_email/),
    '  line 2     dob: is not a day; write it like 2013-06-14',
  ]);
});
