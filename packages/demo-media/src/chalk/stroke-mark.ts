import type { Point, Stroke } from '../lesson/lesson.ts';
import { drawByHand, type HandLine } from './by-hand.ts';
import { clamp, INK, type Mark, type Pencil } from './mark.ts';

const PIXELS_PER_SECOND = 620;

export function strokeMark(stroke: Stroke): Mark {
  const lines = drawByHand(stroke.d, stroke.shake ?? 1.1);
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const width = stroke.w ?? 4;
  const points = lines.flatMap((line) => line.points);
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const pad = width / 2 + 3;
  return {
    secs: clamp(length / PIXELS_PER_SECOND + lines.length * 0.03, 0.22, 1.7),
    chalk: stroke.color ?? 'w',
    box: [Math.min(...xs) - pad, Math.min(...ys) - pad, Math.max(...xs) + pad, Math.max(...ys) + pad],
    tip: (part) => (stroke.still ? null : pointAt(lines, length * part)),
    paint: (pencil, part) => paint(pencil, { stroke, lines, length, width, part }),
  };
}

interface Painting {
  stroke: Stroke;
  lines: HandLine[];
  length: number;
  width: number;
  part: number;
}

function paint(pencil: Pencil, { stroke, lines, length, width, part }: Painting): void {
  pencil.save();
  pencil.lineCap = 'round';
  pencil.lineJoin = 'round';
  const base = pencil.globalAlpha;
  const rubbed = stroke.fill ? clamp((part - 0.55) / 0.45, 0, 1) : 0;
  if (stroke.fill && rubbed > 0) {
    trace(pencil, lines, length + 1);
    pencil.globalAlpha = base * (stroke.fillAlpha ?? 0.2) * rubbed;
    pencil.fillStyle = INK[stroke.fill];
    pencil.fill();
  }
  pencil.strokeStyle = INK[stroke.color ?? 'w'];
  if (stroke.dash) pencil.setLineDash(stroke.dash);
  // The outline is done before the inside is rubbed in.
  trace(pencil, lines, length * (stroke.fill ? Math.min(1, part / 0.8) : part));
  const alpha = base * (stroke.alpha ?? 1);
  // A soft edge below a firm line: chalk is never sharp.
  pencil.globalAlpha = alpha * 0.42;
  pencil.lineWidth = width + 1.8;
  pencil.stroke();
  pencil.globalAlpha = alpha;
  pencil.lineWidth = Math.max(1.2, width - 0.5);
  pencil.stroke();
  pencil.restore();
}

/** The first `way` pixels of the lines, as the pencil's path. */
function trace(pencil: Pencil, lines: HandLine[], way: number): void {
  let left = way;
  pencil.beginPath();
  for (const line of lines) {
    if (left <= 0) return;
    for (const [i, point] of line.points.entries()) {
      const from = line.points[i - 1];
      if (!from) pencil.moveTo(...point);
      else if ((line.walked[i] ?? 0) <= left) pencil.lineTo(...point);
      else {
        const before = line.walked[i - 1] ?? 0;
        const part = (left - before) / ((line.walked[i] ?? 0) - before);
        pencil.lineTo(from[0] + (point[0] - from[0]) * part, from[1] + (point[1] - from[1]) * part);
        break;
      }
    }
    left -= line.length;
  }
}

function pointAt(lines: HandLine[], way: number): Point | null {
  let left = way;
  for (const line of lines) {
    if (left <= line.length) return line.points[line.walked.findIndex((walked) => walked >= left)] ?? null;
    left -= line.length;
  }
  return lines.at(-1)?.points.at(-1) ?? null;
}
