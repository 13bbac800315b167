import type { Previews } from '@shala/api-client/content-shape.ts';

type Sheet = Pick<Previews, 'secondsPerTile' | 'columns' | 'rows' | 'tileWidth' | 'tileHeight'>;

/** Where in the sheet the picture of a place is. The last one stands for all after it. */
export function previewTile(sheet: Sheet, place: number): { x: number; y: number } {
  const last = sheet.columns * sheet.rows - 1;
  const tile = Math.min(last, Math.max(0, Math.floor(place / sheet.secondsPerTile)));
  return {
    x: (tile % sheet.columns) * sheet.tileWidth,
    y: Math.floor(tile / sheet.columns) * sheet.tileHeight,
  };
}
