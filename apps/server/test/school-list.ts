const columns = [
  'admission_no',
  'section',
  'roll',
  'first_name',
  'last_name',
  'name_hi',
  'dob',
  'language',
  'student_email',
  'guardian_phone',
  'guardian_name',
  'guardian_relation',
] as const;
type Column = (typeof columns)[number];
type Row = Record<Column, string>;

export interface Mistake {
  /** As the report counts: the head is row 1. */
  row: number;
  column: Column;
}

const first = ['Anaya', 'Vihaan', 'Diya', 'Kabir', 'Ira', 'Reyansh', 'Myra', 'Advik', 'Kiara', 'Arjun'];
const last = ['Rao', 'Nair', 'Gowda', 'Shetty', 'Bhat', 'Menon', 'Das', 'Kulkarni'];

/** A class list such as an office types it; `start` keeps the numbers of two lists apart. */
function rowsOf(count: number, start: number, emails: readonly string[]): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    admission_no: `N${start + index}`,
    section: index % 2 === 0 ? '8-A' : '8-B',
    roll: String(100 + index),
    first_name: first[index % first.length] ?? '',
    last_name: `${last[index % last.length]} ${index}`,
    name_hi: '',
    dob: '14/06/2013',
    language: index % 5 === 0 ? 'hi' : 'en',
    student_email: emails[index] ?? '',
    guardian_phone: `+9170${String(start + index).padStart(8, '0')}`,
    guardian_name: `Parent ${index}`,
    guardian_relation: 'mother',
  }));
}

/** Twenty ways in which such a list goes wrong, each in a row of its own. */
const slips: readonly (readonly [Column, string])[] = [
  ['dob', '31/02/2013'],
  ['dob', 'June 2013'],
  ['dob', '14/06/1990'],
  ['guardian_phone', '98450'],
  ['guardian_phone', 'none'],
  ['guardian_phone', ''],
  ['section', '8-Z'],
  ['section', '8 A'],
  ['section', ''],
  ['first_name', ''],
  ['first_name', ''],
  ['roll', 'twelve'],
  ['roll', '1.5'],
  ['language', 'kn'],
  ['guardian_relation', 'aunt'],
  ['guardian_name', ''],
  ['student_email', 'anaya at home'],
  ['student_email', 'aarav.iyer@students.example.org'],
  ['admission_no', ''],
  ['admission_no', 'N 12'],
];

const text = (rows: readonly Row[]) =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => row[column]).join(','))].join('\r\n');

/** The list as it should be, the same with twenty mistakes, and where they are. */
export function makeStudentList({
  count,
  start,
  emails = [],
}: {
  count: number;
  start: number;
  emails?: readonly string[];
}) {
  const rows = rowsOf(count, start, emails);
  const every = Math.floor(count / slips.length);
  const mistakes: Mistake[] = [];
  const broken = rows.map((row, index) => {
    const slip = index % every === every - 1 ? slips[(index + 1) / every - 1] : undefined;
    if (!slip) return row;
    const [column, value] = slip;
    mistakes.push({ row: index + 2, column });
    return { ...row, [column]: value };
  });
  return { right: text(rows), wrong: text(broken), mistakes };
}
