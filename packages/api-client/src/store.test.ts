import * as wire from '@shala/wire/store.ts';
import { expect, test } from 'vitest';
import { cart, cartItem, couponAnswer, product, shopMeta } from './example-store.ts';
import { wireOf } from './hold-to-contract.ts';
import * as client from './store.ts';

test('[ST-05] a page of products is asked for ten at a time, with board and class, and comes under clean names', async () => {
  const answer = { products: [product(1, { ownedUntil: '2027-03-31' })], meta: shopMeta };
  const { transport, sent } = wireOf(wire.listProducts, answer);
  const page = await client.listProducts(transport, { page: 1, boardId: 2, classId: 12 });
  expect(sent().query).toEqual({ BoardId: '2', ClassId: '12', CurrentPage: '1', Pagesize: '10' });
  expect(page).toEqual({
    page: 1,
    pages: 1,
    total: 1,
    products: [
      {
        id: 1,
        name: 'Class 8 Mathematics and Physics, CBSE',
        description: 'Two subjects for half a year.',
        boardName: 'CBSE',
        className: 'Class 8',
        subjectNames: ['Mathematics', 'Physics'],
        pricePaise: 229900,
        duration: '6 months',
        pictureUrl: null,
        lines: [
          {
            courseId: 12,
            courseName: 'Class 8',
            isExam: false,
            subjects: [
              { id: 1, name: 'Mathematics', colourCode: '1', icon: 'sigma' },
              { id: 3, name: 'Physics', colourCode: '2', icon: 'atom' },
            ],
          },
        ],
        isInCart: false,
        ownedUntil: '2027-03-31',
      },
    ],
  });
});

test('boards, and the classes of one, are what something is sold for', async () => {
  const boards = wireOf(wire.listActiveBoards, [{ id: 2, name: 'CBSE' }]);
  expect(await client.listBoards(boards.transport)).toEqual([{ id: 2, name: 'CBSE' }]);
  const grades = wireOf(wire.listGradesByBoard, [{ id: 12, name: 'Class 8' }]);
  expect(await client.listGrades(grades.transport, { boardId: 2 })).toEqual([{ id: 12, name: 'Class 8' }]);
  expect(grades.sent().query).toEqual({ BoardId: '2' });
});

test('the cart comes under clean names, in paise', async () => {
  const answer = cart([cartItem(1, 'Class 8 Complete, CBSE', 599900)], {
    pendingTransaction: 'ref-1',
    refundPolicy: 'Within seven days.',
  });
  expect(await client.getCart(wireOf(wire.getCart, answer).transport)).toEqual({
    id: 5,
    version: 1,
    items: [
      {
        id: 10,
        productId: 1,
        name: 'Class 8 Complete, CBSE',
        description: 'All subjects of the class for one year.',
        duration: '12 months',
        lines: [{ courseId: 12, courseName: 'Class 8', isExam: false, subjects: null }],
        pricePaise: 599900,
        pictureUrl: null,
      },
    ],
    pendingTransaction: 'ref-1',
    needsParentApproval: false,
    refundPolicy: 'Within seven days.',
    isGstIncluded: true,
  });
});

test('a product is added by its id alone, an item is removed by its id alone', async () => {
  const done = { isSuccess: true, errorMessage: null };
  const added = wireOf(wire.addToCart, { ...done, cartItemId: 10 });
  await client.addToCart(added.transport, 1);
  expect(added.sent().body).toEqual({ productId: 1 });
  const removed = wireOf(wire.deleteFromCart, done);
  await client.removeFromCart(removed.transport, 10);
  expect(removed.sent().body).toEqual({ cartItemId: 10 });
});

test('an answer that says it failed is a failure, with its reason', async () => {
  const failed = { isSuccess: false, errorMessage: 'Sold out.' };
  const { transport } = wireOf(wire.deleteFromCart, failed);
  await expect(client.removeFromCart(transport, 10)).rejects.toThrow('Sold out.');
});

test('a coupon tells what it does and what each product costs with it, in paise', async () => {
  const answer = couponAnswer('SHALA10', [cartItem(1, 'Class 8', 229900)]);
  const { transport, sent } = wireOf(wire.applyCoupon, answer);
  expect(await client.applyCoupon(transport, { code: 'SHALA10' })).toEqual({
    code: 'SHALA10',
    kind: 'percent',
    value: 10,
    totals: [{ productId: 1, paise: 206910 }],
  });
  expect(sent().query).toEqual({ Code: 'SHALA10' });
  const refused = wireOf(wire.applyCoupon, { ...answer, isSuccess: false });
  await expect(client.applyCoupon(refused.transport, { code: 'SHALA10' })).rejects.toThrow();
});
