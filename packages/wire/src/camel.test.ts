import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { camelSchema, recase } from './camel.ts';

const schema = z.object({
  display_picture_url: z.nullable(z.string()),
  img_url: z.string(),
  class_rooms: z.array(z.object({ board_acronym: z.string() })),
  options: z.record(z.string(), z.string()),
});
const snake = {
  display_picture_url: null,
  img_url: 'a.png',
  class_rooms: [{ board_acronym: 'CBSE' }],
  options: { image_option1: 'x' },
};
const camel = {
  displayPictureUrl: null,
  img_url: 'a.png',
  classRooms: [{ boardAcronym: 'CBSE' }],
  options: { image_option1: 'x' },
};

test('names are converted by the schema both ways, and free keys stay as they are', () => {
  expect(recase(schema, snake, 'camel')).toEqual(camel);
  expect(recase(schema, camel, 'snake')).toEqual(snake);
  expect(z.safeParse(camelSchema(schema), camel).success).toBe(true);
});

test('a union is converted by the option that fits', () => {
  const either = z.union([z.object({ a_b: z.number() }), z.object({ c_d: z.string() })]);
  expect(recase(either, { cD: 'x' }, 'snake')).toEqual({ c_d: 'x' });
  expect(recase(either, { c_d: 'x' }, 'camel')).toEqual({ cD: 'x' });
});

test('how many there may be is the same in both spellings', () => {
  const some = z.object({ chosen_ids: z.array(z.number()).check(z.minLength(1), z.maxLength(2)) });
  const fits = (chosenIds: number[]) => z.safeParse(camelSchema(some), { chosenIds }).success;
  expect([[], [1], [1, 2], [1, 2, 3]].map(fits)).toEqual([false, true, true, false]);
});
