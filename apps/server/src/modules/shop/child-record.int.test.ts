import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, openShop, type Shop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let shop: Shop;
let parent: Buyer;
let stranger: Buyer;
let reference: string;
beforeAll(async () => {
  world = await openWorld();
  shop = await openShop(world);
  parent = await shop.newBuyer('parent');
  stranger = await shop.newBuyer('parent');
  await shop.fill(parent, await shop.addProduct());
  reference = await shop.goToGateway(parent);
  await shop.bring(await shop.simulator.pay(reference, 'success'));
  await addCourseTakenOut(parent.studentId);
  await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [parent.studentId]);
  // A session is believed for a moment: what is blocked is seen by a new one.
  parent = await shop.signInAgain(parent);
});
afterAll(() => world.stop());

/** A course of the child that is in the catalogue no more. */
const addCourseTakenOut = (studentId: number) =>
  world.pool.query(
    `WITH gone AS (
       INSERT INTO course (owner_tenant_id, slug, kind, name, board_id, grade, is_active)
       SELECT student.tenant_id, 'taken-out', course.kind, course.name, course.board_id, course.grade, false
       FROM course, student WHERE course.slug = 'cbse-8' AND student.id = $1 LIMIT 1 RETURNING id
     ), licensed AS (
       INSERT INTO course_licence (tenant_id, course_id)
       SELECT tenant_id, gone.id FROM gone, student WHERE student.id = $1
     )
     INSERT INTO enrolment (student_id, tenant_id, course_id)
     SELECT student.id, tenant_id, gone.id FROM gone, student WHERE student.id = $1`,
    [studentId],
  );

const receipt = (who: Buyer) =>
  shop.call('GET', `GetChildReceipt?StudentId=${parent.studentId}&TransactionId=${reference}`, who);
const orders = (who: Buyer) => shop.call('GET', `GetChildOrders?StudentId=${parent.studentId}`, who);
const askRefund = (who: Buyer) =>
  shop.call('POST', 'RequestChildRefund', who, {
    studentId: parent.studentId,
    transactionId: reference,
    lineNo: 1,
    message: 'We were blocked.',
  });
const progress = ({ headers }: Buyer) =>
  world.server.inject({ url: `/StudentReport/GetChildProgress?StudentId=${parent.studentId}`, headers });

test('[A29] the seat of a blocked child is closed, its progress and receipts are not', async () => {
  const seat = await shop.call('GET', 'GetOrders', parent);
  expect(seat.statusCode).toBe(403);
  expect(seat.json().code).toBe('blocked');
  const bought = (await orders(parent)).json().orders;
  expect(bought).toMatchObject([{ transactionId: reference, state: 'paid' }]);
  const paper = await receipt(parent);
  expect(paper.headers['content-type']).toBe('application/pdf');
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const { courses } = (await progress(parent)).json();
  expect(courses).toMatchObject([{ name: expect.any(String), result: { completedContentCount: 0 } }]);
  expect(courses[0].result.studentSubjects.length).toBeGreaterThan(0);
});

test('[A29] the family of a blocked child asks for its money back, once, and reads the rule before', async () => {
  expect((await orders(parent)).json().refundPolicy).toEqual(expect.any(String));
  const answer = await askRefund(parent);
  expect(answer.json().data).toMatchObject({
    lines: [{ canAskRefund: false }],
    refunds: [{ lineNo: 1, reason: 'requested', state: 'requested' }],
  });
  expect((await askRefund(parent)).json().code).toBe('refund_not_possible');
  const { rows } = await world.pool.query(
    'SELECT requested_by_parent AS by, message FROM refund WHERE student_id = $1',
    [parent.studentId],
  );
  expect(rows).toEqual([{ by: parent.parentId, message: 'We were blocked.' }]);
});

test('[A25] the record of another family’s child is not there', async () => {
  for (const answer of [
    await orders(stranger),
    await receipt(stranger),
    await progress(stranger),
    await askRefund(stranger),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
});
