interface PencilShapeProps {
  /** Where the tip stands, how the pencil leans, and how long its painted body is. */
  x: number;
  y: number;
  lean?: number;
  body?: number;
  scale?: number;
}

/** A pencil lying to the right of its tip. */
export function PencilShape({ x, y, lean = 0, body = 65, scale = 1 }: PencilShapeProps) {
  const end = 13 + body;
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean}) scale(${scale})`} stroke="none">
      <path d={`M0 0 13-7.500H${end}V7.500H13Z`} fill="var(--spark)" />
      <path d="M0 0 13-7.500V7.500Z" fill="var(--pencil-wood)" />
      <path d="M0 0 5-2.900V2.900Z" fill="var(--ink)" />
      <path d={`M${end}-7.500h8v15h-8z`} fill="var(--pencil-ferrule)" />
      <path
        d={`M${end + 8}-7.500h7a3.500 3.500 0 0 1 3.500 3.500v8a3.500 3.500 0 0 1-3.500 3.500h-7z`}
        fill="var(--pencil-rubber)"
      />
    </g>
  );
}
