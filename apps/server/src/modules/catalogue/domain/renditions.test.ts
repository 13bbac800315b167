import { expect, test } from 'vitest';
import { previewSheetFor, renditionsFor } from './renditions.ts';

const sizes = (width: number, height: number) =>
  renditionsFor({ width, height }).map((one) => `${one.name} ${one.width}x${one.height}`);

test.each([
  ['a film of 1080 lines', 1920, 1080, ['240p 426x240', '480p 854x480', '720p 1280x720']],
  ['a film of 480 lines', 640, 480, ['240p 320x240', '480p 640x480']],
  ['a film held upright', 720, 1280, ['240p 240x426', '480p 480x854', '720p 720x1280']],
  ['a film smaller than the lowest step', 160, 120, ['240p 160x120']],
  ['odd numbers of pixels', 161, 121, ['240p 160x120']],
])('%s gets the steps it has the pixels for and is never made larger', (_what, width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected);
});

test('the lowest step leaves room on a line of 300 kbit/s', () => {
  const [lowest] = renditionsFor({ width: 1280, height: 720 });
  expect((lowest?.pictureRate ?? 0) + (lowest?.soundRate ?? 0)).toBeLessThan(200_000);
});

test.each([
  ['a short film', 5, { secondsPerTile: 2, columns: 3, rows: 1 }],
  ['a lesson', 90, { secondsPerTile: 2, columns: 10, rows: 5 }],
  ['a long lecture', 7200, { secondsPerTile: 72, columns: 10, rows: 10 }],
  ['a film that does not say how long it is', null, { secondsPerTile: 10, columns: 10, rows: 10 }],
])('%s has previews on one sheet of at most a hundred', (_what, seconds, expected) => {
  expect(previewSheetFor({ width: 1280, height: 720 }, seconds)).toMatchObject({
    ...expected,
    tileWidth: 160,
    tileHeight: 90,
  });
});
