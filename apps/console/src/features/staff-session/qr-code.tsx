import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Drawn as one path, dark on white whatever stands around it: a camera has to read it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
