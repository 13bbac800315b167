/** Whole or half points up to the most; null: nothing that can be given. */
export function readPoints(typed: string, most: number): number | null {
  const points = Number(typed.replace(',', '.'));
  const isGiven = typed.trim() !== '' && Number.isInteger(points * 2);
  return isGiven && points >= 0 && points <= most ? points : null;
}
