/** Work that is found by looking: what is due by the one clock. It must tolerate being done twice. */
export interface Sweep {
  readonly name: string;
  readonly everySeconds: number;
  run(): Promise<unknown>;
}
