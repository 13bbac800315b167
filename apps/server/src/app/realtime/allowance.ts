export interface Allowance {
  /** False: too much was taken lately. */
  take(cost: number): boolean;
}

/** So much at once, and so much more every second. */
export function createAllowance({ most, perSecond }: { most: number; perSecond: number }): Allowance {
  let left = most;
  let lastAt = performance.now();
  return {
    take(cost) {
      const now = performance.now();
      left = Math.min(most, left + ((now - lastAt) / 1000) * perSecond);
      lastAt = now;
      if (left < cost) return false;
      left -= cost;
      return true;
    },
  };
}
