import type { SubjectColour } from './subject-colour.ts';
import { SubjectIcon } from './subject-icon.tsx';

export interface ShelfBook {
  readonly colour: SubjectColour;
  /** The number of a class; without it the book wears a subject's icon. */
  readonly label?: string | undefined;
  readonly icon?: string | null | undefined;
}

interface BookShapeProps {
  book: ShelfBook;
  /** Its left edge; it stands on 0. */
  x: number;
  width: number;
  height: number;
  lean?: number;
  /** A ribbon hangs out of it. */
  hasRibbon?: boolean;
}

const spine = 9;

/** A book that stands on a shelf, its cover to the front. */
export function BookShape({ book, x, width, height, lean = 0, hasRibbon = false }: BookShapeProps) {
  const { colour, label, icon } = book;
  const middle = x + spine + (width - spine) / 2;
  const face = Math.min(40, (width - spine) * 0.68);
  return (
    <g className={colour} transform={lean === 0 ? undefined : `rotate(${lean} ${x + width} 0)`}>
      <path
        d={`M${x}-${height}h${width - 4}a4 4 0 0 1 4 4V0H${x}z`}
        style={{ fill: 'var(--c)', stroke: 'var(--shelf-paper)', strokeWidth: 1 }}
      />
      <path d={`M${x}-${height}h${spine}V0h-${spine}z`} style={{ fill: 'var(--i)' }} />
      {label ? (
        <text
          x={middle}
          y={-height / 2 + 3}
          textAnchor="middle"
          fill="#fff"
          style={{ font: `700 ${label.length > 1 ? 26 : 28}px var(--display)` }}
        >
          {label}
        </text>
      ) : (
        <SubjectIcon
          name={icon}
          x={middle - face / 2}
          y={-height * 0.56 - face / 2}
          width={face}
          height={face}
          color="#fff"
          strokeWidth={1.6}
        />
      )}
      <path
        d={`M${middle - 9}-${height * 0.24}h18`}
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {hasRibbon ? (
        <path d={`M${x + width - 14}-${height}v24l6-5 6 5v-22z`} style={{ fill: 'var(--spark)' }} />
      ) : null}
    </g>
  );
}
