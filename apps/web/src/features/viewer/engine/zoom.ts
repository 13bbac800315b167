const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next zoom in or out; the ends stay. */
export const nextZoom = (zoom: number, direction: 1 | -1): number =>
  (direction === 1 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom)) ?? zoom;
