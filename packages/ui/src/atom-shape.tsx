export function AtomShape({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <ellipse rx="58" ry="20" />
      <ellipse rx="58" ry="20" transform="rotate(60)" />
      <ellipse rx="58" ry="20" transform="rotate(-60)" />
      <g stroke="none">
        <circle r="7.500" fill="var(--spark)" />
        <circle cx="58" r="5.500" fill="currentColor" />
        <circle cx="-29" cy="-50" r="5.500" fill="currentColor" />
        <circle cx="-29" cy="50" r="5.500" fill="currentColor" />
      </g>
    </g>
  );
}
