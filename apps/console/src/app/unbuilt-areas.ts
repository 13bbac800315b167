import type { Area } from '#shared/layout/areas.tsx';

/** Areas the rail already knows. Building one means: add its routes, take its line out here. */
export const unbuiltAreas: readonly Area['path'][] = ['/live'];
