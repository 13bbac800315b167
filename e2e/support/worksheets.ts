import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { School } from './school.ts';
import { joinAdmin } from './staff.ts';

/** A worksheet for 8-A alone, due in two days, with a name that no other journey uses. */
export async function giveWorksheet(school: School, due = '2 days'): Promise<{ id: number; name: string }> {
  const name = `Ratios ${randomUUID().slice(0, 8)}`;
  const [row] = await school.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO worksheet (tenant_id, course_id, subject_id, staff_id, name, instructions, points, due_at, posted_at)
       SELECT tenant.id, course.id, subject.id, staff.id, jsonb_build_object('en', $1::text),
         '{"en": "Do all sums and show your steps."}', 20, app_now() + $2::interval, app_now()
       FROM tenant
       JOIN course ON course.slug = 'cbse-8'
       JOIN subject ON subject.course_id = course.id AND subject.slug = 'mathematics'
       JOIN staff ON staff.tenant_id = tenant.id
       WHERE tenant.slug = 'shala' ORDER BY staff.id LIMIT 1 RETURNING tenant_id, id)
     INSERT INTO worksheet_section (tenant_id, worksheet_id, section_id)
     SELECT made.tenant_id, made.id, section.id FROM made
     JOIN section ON section.tenant_id = made.tenant_id AND section.slug = '8-A'
     RETURNING worksheet_id::int AS id`,
    [name, due],
  );
  if (!row) throw new Error('the demo school has no 8-A');
  return { id: row.id, name };
}

/** From now, by the server's clock. */
export async function setDue(school: School, worksheetId: number, due: string): Promise<void> {
  await school.query('UPDATE worksheet SET due_at = app_now() + $2::interval WHERE id = $1', [
    worksheetId,
    due,
  ]);
}

/** What was handed in, round by round. */
export const handedIn = (school: School, worksheetId: number) =>
  school.query<{ round: number; state: string; receipt: string; type: string; pages: number }>(
    `SELECT round.round_no AS round, round.state, round.receipt, stored_file.content_type AS type,
       stored_file.page_count AS pages
     FROM student_worksheet work
     JOIN worksheet_round round ON round.student_id = work.student_id AND round.student_worksheet_id = work.id
     JOIN worksheet_round_file file ON file.student_id = work.student_id
       AND file.student_worksheet_id = work.id AND file.round_no = round.round_no AND file.role = 'student'
     JOIN stored_file ON stored_file.tenant_id = file.tenant_id AND stored_file.key = file.file_key
     WHERE work.worksheet_id = $1 AND round.receipt IS NOT NULL ORDER BY round.round_no, file.id`,
    [worksheetId],
  );

const admins = new WeakMap<School, Promise<string>>();

/** An administrator gives the work of a student back, from a page of the same site. */
export async function returnWork(page: Page, school: School, worksheetId: number, message: string) {
  const joining = admins.get(school) ?? joinAdmin(school);
  admins.set(school, joining);
  const token = await joining;
  const [work] = await school.query<{ student: number }>(
    'SELECT student_id::int AS student FROM student_worksheet WHERE worksheet_id = $1',
    [worksheetId],
  );
  const path = `/api/v1/worksheet/staff/worksheets/${worksheetId}/submissions/${work?.student}/return`;
  await page.evaluate(
    async ({ path, message, token }) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ return: { private_message: message } }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    },
    { path, message, token },
  );
}

interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Photos drawn in the page, as grainy as those of a camera: so that a file of them has many pieces. */
export async function takePhotos(page: Page, types: readonly ('jpeg' | 'png')[]): Promise<Photo[]> {
  const drawn = await page.evaluate((types) => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 1200;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    return types.map((type, index) => {
      const grain = context.createImageData(canvas.width, canvas.height);
      for (let at = 0; at < grain.data.length; at += 1)
        grain.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
      context.putImageData(grain, 0, 0);
      context.fillText(`Page ${index + 1}`, 40, 60);
      return canvas.toDataURL(`image/${type}`).split(',')[1] ?? '';
    });
  }, types);
  return drawn.map((base64, index) => ({
    name: `IMG_${index + 1}.${types[index]}`,
    mimeType: `image/${types[index]}`,
    buffer: Buffer.from(base64, 'base64'),
  }));
}
