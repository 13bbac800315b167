/** What stands in the way, or what came out otherwise than it went in; nothing of the rows is kept then. */
export class MoveRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('; '));
    this.reasons = reasons;
  }
}

export function refuseIf(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new MoveRefused(reasons);
}
