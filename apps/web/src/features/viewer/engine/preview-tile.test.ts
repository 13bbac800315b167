import { expect, test } from 'vitest';
import { previewTile } from './preview-tile.ts';

const sheet = { secondsPerTile: 5, columns: 3, rows: 2, tileWidth: 160, tileHeight: 90 };

test.each([
  [0, 0, 0],
  [4.9, 0, 0],
  [5, 160, 0],
  [15, 0, 90],
  [999, 320, 90],
  [-1, 0, 0],
])('the picture of second %f starts at %i, %i of the sheet', (place, x, y) => {
  expect(previewTile(sheet, place)).toEqual({ x, y });
});
