import { type Language, type Point, type Text, wordsIn } from '../lesson/lesson.ts';
import { layOut, measure, type Run } from './layout.ts';
import { type Box, clamp, handwriting, INK, joinBoxes, type Mark, type Pencil } from './mark.ts';

const SECONDS_PER_LETTER = 0.052;

interface Row {
  runs: Run[];
  width: number;
  x: number;
  y: number;
}

interface Writing {
  text: Text;
  rows: Row[];
  /** Of all rows together. */
  width: number;
  size: number;
  isBold: boolean;
}

export const sizeOf = (text: Text): number => text.size ?? 34;
export const leadOf = (text: Text): number => (text.lead ?? 1.28) * sizeOf(text);

/** `tight` is the box of the letters themselves. */
export function textMark(text: Text, language: Language): Mark & { tight: Box } {
  const source = wordsIn(text.text, language);
  const size = sizeOf(text);
  const isBold = text.bold ?? size >= 30;
  const color = text.color ?? 'w';
  const rows = source.split('\n').map((line, index) => {
    const { runs, width } = layOut(line, { size, isBold, color });
    const x = text.anchor === 'middle' ? -width / 2 : text.anchor === 'end' ? -width : 0;
    return { runs, width, x, y: index * leadOf(text) };
  });
  const width = rows.reduce((sum, row) => sum + row.width, 0);
  const writing: Writing = { text, rows, width, size, isBold };
  const letters = [...source.replace(/[[\]|{}_^]/g, '')].length;
  return {
    secs: clamp(letters * SECONDS_PER_LETTER, 0.3, 1.9),
    chalk: color,
    box: boxAround(writing, 8),
    tight: boxAround(writing, 0),
    tip: (part) => (text.still ? null : tipOf(writing, part)),
    paint: (pencil, part) => paint(pencil, writing, part),
  };
}

function turned({ turn = 0, x, y }: Text, [px, py]: Point): Point {
  const angle = (turn * Math.PI) / 180;
  return [x + px * Math.cos(angle) - py * Math.sin(angle), y + px * Math.sin(angle) + py * Math.cos(angle)];
}

function boxAround({ text, rows, isBold }: Writing, pad: number): Box {
  const boxes = rows.flatMap((row) => row.runs.map((run) => boxOf(run, row, isBold)));
  const [left, top, right, bottom] = joinBoxes(boxes);
  const corners: Point[] = [
    [left - pad, top - pad],
    [right + pad, top - pad],
    [left - pad, bottom + pad],
    [right + pad, bottom + pad],
  ];
  return joinBoxes(corners.map((corner) => turned(text, corner)).map(([x, y]) => [x, y, x, y]));
}

function boxOf(run: Run, row: Row, isBold: boolean): Box {
  const [x, y] = [row.x + run.x, row.y + run.y];
  if (run.isBar) return [x, y - run.size * 0.2, x + run.width, y];
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = measure(run.letters, run.size, isBold);
  return [x, y - actualBoundingBoxAscent, x + run.width, y + actualBoundingBoxDescent];
}

/** The chalk goes up and down over the letters as it goes along them. */
function tipOf({ text, rows, width, size }: Writing, part: number): Point | null {
  let left = width * part;
  for (const row of rows) {
    if (left <= row.width || row === rows.at(-1)) {
      const y = row.y - size * (0.3 + 0.3 * Math.sin((left / size) * 9));
      return turned(text, [row.x + Math.min(left, row.width), y]);
    }
    left -= row.width;
  }
  return null;
}

function paint(pencil: Pencil, { text, rows, width, size, isBold }: Writing, part: number): void {
  pencil.save();
  pencil.translate(text.x, text.y);
  pencil.rotate(((text.turn ?? 0) * Math.PI) / 180);
  pencil.lineJoin = 'round';
  const alpha = pencil.globalAlpha * (text.alpha ?? 1);
  let left = width * part;
  for (const row of rows) {
    if (left <= 0) break;
    pencil.save();
    if (left < row.width) clipAt(pencil, row, left, size);
    for (const run of row.runs) {
      if (run.isBar) paintBar(pencil, run, row, alpha);
      else paintRun(pencil, run, row, { alpha, isBold });
    }
    pencil.restore();
    left -= row.width;
  }
  pencil.restore();
}

/** The edge up to which is written leans as the letters do. */
function clipAt(pencil: Pencil, row: Row, written: number, size: number): void {
  const edge = row.x + written;
  const height = size * (row.runs.some((run) => run.isBar) ? 1.7 : 1.25);
  pencil.beginPath();
  pencil.moveTo(row.x - size, row.y - height);
  pencil.lineTo(edge + size * 0.22, row.y - height);
  pencil.lineTo(edge - size * 0.1, row.y + height);
  pencil.lineTo(row.x - size, row.y + height);
  pencil.closePath();
  pencil.clip();
}

function paintRun(
  pencil: Pencil,
  run: Run,
  row: Row,
  { alpha, isBold }: { alpha: number; isBold: boolean },
): void {
  pencil.font = handwriting(run.size, isBold);
  pencil.strokeStyle = INK[run.color];
  pencil.fillStyle = INK[run.color];
  pencil.globalAlpha = alpha * 0.38;
  pencil.lineWidth = 1.9;
  pencil.strokeText(run.letters, row.x + run.x, row.y + run.y);
  pencil.globalAlpha = alpha;
  pencil.fillText(run.letters, row.x + run.x, row.y + run.y);
}

function paintBar(pencil: Pencil, run: Run, row: Row, alpha: number): void {
  pencil.strokeStyle = INK[run.color];
  pencil.lineCap = 'round';
  pencil.globalAlpha = alpha;
  pencil.lineWidth = Math.max(2.5, run.size * 0.075);
  pencil.beginPath();
  pencil.moveTo(row.x + run.x, row.y + run.y + 1);
  pencil.lineTo(row.x + run.x + run.width, row.y + run.y - 1);
  pencil.stroke();
}
