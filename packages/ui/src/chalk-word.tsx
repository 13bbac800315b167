/** One-stroke hand letters for the drawings: baseline at 0, x-height 12. The number is the step to the next letter. */
const letters: Record<string, [stroke: string, step: number]> = {
  a: ['M10-10C8-13 1-11 1-4 1 1 7 1 9.500-6l1-5.500C9.500-6 9-1 11.500 0', 13.5],
  b: ['M2.500-20 2-4C3-10 9-13.500 10.500-8 11.500-3 8 0 5.500 0 3.500 0 2-1.500 2-4', 13.5],
  c: ['M9.500-10C7-13.500 1-10 1-4.500 1 1 7 1 10-2', 12],
  e: ['M1.500-5C6-5 9.500-7 9-10 8-13 1-11 1-4.500 1 1 7 .5 10-2.500', 11.5],
  f: ['M10-18C8-21 5.500-19 5-14L3 0M.5-10.500h8', 10],
  l: ['M3.500-20 2-3C2 0 3 .5 5-1', 7],
  o: ['M6-12C2-12 .5-7 1-4 2 1.500 9 1 10-5 10.500-9.500 9-12 6-12Z', 12.5],
  r: ['M2-11.500 1.500 0M2-5C3-9 6-12.500 9-11', 10.5],
  t: ['M5-17 3.500-4C3.200 0 5 1 8-1M0-11h9', 9],
  x: ['M1-11.500C5-11 6-1 10.500-.5M10.500-11.500C6-10 4.500-2 0 0', 12.5],
  y: ['M1.500-11.500C1-6 2-3 5-4 8-5 9-9 10-11.500 9-5 8 6 3 6.500 1.500 6.500.5 5.500.5 4.500', 12.5],
  '²': ['M1-15c1-4 6-3.500 5.500.5C6-12 3.500-9.500.5-7.500h6.500', 9],
  '+': ['M0-6h13M6.500-12.500V.5', 14],
  '=': ['M0-8.500h13M.5-3.500h13', 14],
  ' ': ['', 9],
};

interface ChalkWordProps {
  word: string;
  x: number;
  y: number;
  scale?: number;
  strokeWidth?: number;
}

export function ChalkWord({ word, x, y, scale = 1, strokeWidth = 2 }: ChalkWordProps) {
  const drawn: { id: string; stroke: string; at: number }[] = [];
  let at = 0;
  for (const letter of word) {
    const [stroke, step] = letters[letter] ?? ['', 10];
    if (stroke) drawn.push({ id: `${letter}${at}`, stroke, at });
    at += step;
  }
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) skewX(-9)`} strokeWidth={strokeWidth / scale}>
      {drawn.map(({ id, stroke, at: left }) => (
        <path key={id} d={stroke} transform={`translate(${left})`} />
      ))}
    </g>
  );
}
