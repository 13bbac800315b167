import { AtomShape } from './atom-shape.tsx';
import { ChalkWord } from './chalk-word.tsx';
import { PencilShape } from './pencil-shape.tsx';

const hindiA =
  'M20.500 5.500H36M28 6 23.500 29M8.500 10.500C9.500 6.500 17 5.500 18 10c.5 5-5.500 8-9.500 8 4.500-.5 8.500 2 7.500 5.500-1 5-13 6-14-2M11 18c6-1 11-3 15.500-5.500';
const hindiI =
  'M3 5.500h21M16.500 6l-.5 8.500c-3-3-9.500-3-9.500.5 0 4 10 5 9.500 10-.5 4.500-14 6-14.500-.5 0-3.500 5.500-4 8-.5 2.500 4 3 8.500 5.500 12.500';

/** Chalk on the ruled page, for wide screens. */
export function LoginDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 396"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g transform="translate(30 76)">
        <path d={hindiA} />
        <path d={`${hindiA}M36 5.500h12M41 6l-4.500 23`} transform="translate(47)" />
        <path d={hindiI} transform="translate(104)" />
        <path d={`${hindiI}M16.500 5C11 3 10.500-5 17-6c3.500-.5 6 1 6.500 3`} transform="translate(141)" />
      </g>
      <path d="m270 58 96-32-48 66-16-22zM366 26l-64 44v26l16-4" />
      <path d="M296 96c-14 16-34 22-56 20" strokeDasharray="3 10" />
      <AtomShape transform="translate(484 66)" />

      <path d="M30 252V144l144 108ZM30 234h18v18M148 252a28 28 0 0 1 6-17" />
      <ChalkWord word="a" x={9} y={203} />
      <ChalkWord word="c" x={112} y={189} />
      <ChalkWord word="b" x={95} y={279} />

      <ChalkWord word="a² + b² = c²" x={198} y={177} scale={1.43} strokeWidth={4} />
      <path d="M198 193c60-5 118 5 184-2" stroke="var(--spark)" strokeWidth="4" />

      <path d="M318 378V236M226 360h188M312 245l6-9 6 9M405 354l9 6-9 6" />
      <path d="M254 250c18 72 40 110 64 110s46-38 64-110" stroke="var(--spark)" strokeWidth="4" />
      <ChalkWord word="y = x²" x={168} y={321} scale={0.96} />
      <PencilShape x={382} y={250} lean={-58} />

      <path d="M520 324c-4-62 2-110 16-154M530 214c-34 4-58-12-66-44 34-4 60 10 66 44ZM534 188c4-32 26-50 56-48 2 32-20 54-56 48ZM522 266c-28 6-50-4-60-30 30-6 52 4 60 30Z" />
      <path
        d="M476 180c18 8 34 18 50 32M580 150c-16 10-30 22-44 36M472 244c18 4 32 10 46 20M520 324c-6 14-20 18-26 32M520 324c0 16 2 24-2 38M520 324c8 12 18 16 26 30"
        strokeWidth="1.9"
      />
      <path d="M452 324h140" strokeDasharray="2 9" />
      <ChalkWord word="leaf" x={411} y={265} scale={0.92} />
      <ChalkWord word="root" x={559} y={361} scale={0.92} />
    </svg>
  );
}

/** The little that fits beside the words on a phone. */
export function LoginPhoneDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 390 296"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <AtomShape transform="translate(322 122) scale(.62)" />
      <path d="M208 251c30-3 62 3 96 0" stroke="var(--spark)" strokeWidth="4" />
      <PencilShape x={305} y={250} lean={-36} body={47} scale={0.78} />
    </svg>
  );
}
