// India has one zone and no summer time.
const offsetMs = 330 * 60_000;

const onTheWall = (moment: Date): string => new Date(moment.getTime() + offsetMs).toISOString();

/** 2026-11-15 */
export const indianDay = (moment: Date): string => onTheWall(moment).slice(0, 10);

/** 04:30 PM */
export function indianTime(moment: Date): string {
  const hours = Number(onTheWall(moment).slice(11, 13));
  const twelve = String(hours % 12 || 12).padStart(2, '0');
  return `${twelve}:${onTheWall(moment).slice(14, 16)} ${hours < 12 ? 'AM' : 'PM'}`;
}
