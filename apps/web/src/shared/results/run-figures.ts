import type { RunResult } from '@shala/api-client/attempts-shape.ts';

export const runBefore = (runs: readonly RunResult[], run: RunResult): RunResult | null =>
  runs.findLast(({ runNo }) => runNo < run.runNo) ?? null;

/** Three significant digits, as the cards show scores and accuracy. */
export const threeDigits = (value: number): number => Number(value.toPrecision(3));

/** As the cards show speed, and the practice home everything. */
export const oneDecimal = (value: number): string => value.toFixed(1);
