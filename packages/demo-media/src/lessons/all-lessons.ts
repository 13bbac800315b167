import type { Lesson } from '../lesson/lesson.ts';
import { frictionOnASlope } from './friction-on-a-slope.ts';
import { howATablaMakesSound } from './how-a-tabla-makes-sound.ts';
import { insideACell } from './inside-a-cell.ts';
import { quadraticByFactorising } from './quadratic-by-factorising.ts';
import { rationalNumberLine } from './rational-number-line.ts';
import { squareOfASum } from './square-of-a-sum.ts';
import { whatAConstitutionDoes } from './what-a-constitution-does.ts';
import { whyACandleNeedsAir } from './why-a-candle-needs-air.ts';

/** In the order of making: first what stands in the chapters that are open to everybody. */
export const allLessons: readonly Lesson[] = [
  frictionOnASlope,
  rationalNumberLine,
  insideACell,
  whatAConstitutionDoes,
  howATablaMakesSound,
  squareOfASum,
  whyACandleNeedsAir,
  quadraticByFactorising,
];
