/** The areas whose pages belong to one course. */
const areas = ['/learn', '/practice', '/my-progress'];

/** The base page of the area a path stands in; null elsewhere, where another course changes nothing. */
export const areaBaseOf = (path: string): string | null =>
  areas.find((area) => path === area || path.startsWith(`${area}/`)) ?? null;
