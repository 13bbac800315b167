/** Says when a film has stopped for data too often in a short time: then even the smallest picture is too much. */
export function createStallWatch({ limit, within }: { limit: number; within: number }) {
  let stalls: number[] = [];
  return {
    /** True when this stall was one too many; counting starts again then. */
    stalled(at: number): boolean {
      stalls = [...stalls.filter((before) => at - before < within), at];
      if (stalls.length < limit) return false;
      stalls = [];
      return true;
    },
  };
}
