import { useId } from 'react';
import styles from './score-stamp.module.css';

interface ScoreStampProps {
  /** Around the edge: what it is, which attempt. */
  edge: string[];
  /** In the middle. */
  score: string;
  /** Under it, such as 'so far'. */
  note?: string | undefined;
  /** All of it in words. */
  label: string;
}

/** A rubber stamp, a little askew and unevenly inked. */
export function ScoreStamp({ edge, score, note, label }: ScoreStampProps) {
  const id = useId();
  return (
    <svg className={styles.stamp} viewBox="0 0 200 200" role="img" aria-label={label}>
      <defs>
        <path id={`${id}edge`} d="M100 100m-71 0a71 71 0 1 1 142 0a71 71 0 1 1 -142 0" />
        <filter id={`${id}ink`} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="3" seed="12" result="n" />
          <feDisplacementMap in="SourceGraphic" in2="n" scale="1.8" result="d" />
          <feTurbulence type="fractalNoise" baseFrequency=".35" numOctaves="2" seed="3" result="b" />
          <feColorMatrix in="b" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4.4 3.55" result="m" />
          <feComposite in="d" in2="m" operator="in" />
        </filter>
      </defs>
      <g transform="rotate(-11 100 100)" filter={`url(#${id}ink)`} fill="none" stroke="currentColor">
        <circle cx="100" cy="100" r="93" strokeWidth="5" />
        <circle cx="100" cy="100" r="85" strokeWidth="1.6" />
        <circle cx="100" cy="100" r="57" strokeWidth="2" />
        <g fill="currentColor" stroke="none">
          <text className={styles.edge}>
            <textPath href={`#${id}edge`} textLength="436" lengthAdjust="spacing">
              {`${edge.join(' ★ ')} ★ `}
            </textPath>
          </text>
          <text className={styles.score} x="100" y={note ? 109 : 116} textAnchor="middle">
            {score}
          </text>
          {note ? (
            <text className={styles.note} x="100" y="130" textAnchor="middle">
              {note}
            </text>
          ) : null}
        </g>
      </g>
    </svg>
  );
}
