/** One packet of a recorded track: when it came, and where it stands in what was sent. Milliseconds. */
export interface Packet {
  cameAt: number;
  mediaAt: number;
}

/** A part of a track without a pause. */
export interface Span {
  /** Where it begins in the converted file. */
  offsetMs: number;
  /** When it was sent, by the media server's clock, as long after the track's first packet as it says here. */
  placeMs: number;
  lengthMs: number;
}

const windowMs = 10_000;
/** Less is not heard. A sender's clock that runs wrong by more is set right here. */
const mostDriftMs = 80;

interface Piece extends Span {
  lagMs: number;
  isAfterGap: boolean;
}

/**
 * A track stops and goes on: somebody mutes, a network breaks, a clock runs fast. What was sent says nothing about it
 * (the sender's count stands still during a pause), so the moments at which packets came decide. A packet can only be
 * late: the least late of a few seconds says when these seconds were.
 */
export function splitSpans(packets: readonly Packet[], gapMs: number): Span[] {
  const spans: Piece[] = [];
  for (const piece of cutPieces(packets, gapMs)) {
    const last = spans.at(-1);
    if (last && !piece.isAfterGap && Math.abs(piece.lagMs - last.lagMs) <= mostDriftMs) {
      last.lengthMs = piece.offsetMs + piece.lengthMs - last.offsetMs;
    } else spans.push(piece);
  }
  return spans.map(({ offsetMs, placeMs, lengthMs }) => ({ offsetMs, placeMs, lengthMs }));
}

function cutPieces(packets: readonly Packet[], gapMs: number): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const close = (to: number, isAfterGap: boolean) => {
    const piece = pieceOf(packets, from, to, isAfterGap);
    if (piece) pieces.push(piece);
    from = to;
  };
  let isAfterGap = false;
  for (const [index, packet] of packets.entries()) {
    const before = packets[index - 1];
    const first = packets[from];
    if (!before || !first) continue;
    const isGap = packet.cameAt - before.cameAt > gapMs;
    if (!isGap && packet.cameAt - first.cameAt < windowMs) continue;
    close(index, isAfterGap);
    isAfterGap = isGap;
  }
  close(packets.length, isAfterGap);
  return pieces;
}

function pieceOf(packets: readonly Packet[], from: number, to: number, isAfterGap: boolean): Piece | null {
  let lagMs = Number.POSITIVE_INFINITY;
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (let index = from; index < to; index += 1) {
    const packet = packets[index];
    if (!packet) continue;
    lagMs = Math.min(lagMs, packet.cameAt - packet.mediaAt);
    start = Math.min(start, packet.mediaAt);
    end = Math.max(end, packet.mediaAt);
  }
  if (end < start) return null;
  return { offsetMs: start, placeMs: start + lagMs, lengthMs: end - start, lagMs, isAfterGap };
}
