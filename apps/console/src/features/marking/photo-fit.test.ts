import { expect, test } from 'vitest';
import { fitPhoto, zoomFrom } from './photo-fit.ts';

const photo = { width: 3000, height: 4000 };
const room = { width: 700, height: 400 };

test('a photo is shown whole, and as large as there is room', () => {
  expect(fitPhoto(photo, room, 0, 1).box).toEqual({ width: 300, height: 400 });
});

test('a photo on its side takes the room of what it is turned to', () => {
  const { image, box } = fitPhoto(photo, room, 1, 1);
  expect(box.width).toBeCloseTo(400 * (4000 / 3000));
  expect(box.height).toBeCloseTo(400);
  expect(image).toEqual({ width: box.height, height: box.width });
});

test('zoom goes by steps and stops at both ends', () => {
  expect([zoomFrom(1, 1), zoomFrom(2, -1), zoomFrom(1, -1), zoomFrom(4, 1)]).toEqual([1.25, 1.5, 1, 4]);
});
