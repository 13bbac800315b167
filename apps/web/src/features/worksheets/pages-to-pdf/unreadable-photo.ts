/** Photos that are no pictures, or that this browser cannot read. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}
