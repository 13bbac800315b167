import type { NetworkSample } from './quality.ts';

/** The fields of getStats that are read here; which of them are there depends on the kind of report. */
export interface StatsEntry {
  id: string;
  type: string;
  kind?: string;
  packetsReceived?: number;
  packetsLost?: number;
  jitter?: number;
  fractionLost?: number;
  roundTripTime?: number;
  nominated?: boolean;
  state?: string;
  currentRoundTripTime?: number;
  availableOutgoingBitrate?: number;
}

interface Counted {
  received: number;
  lost: number;
}

/** Turns the browser's ever growing counters into what happened since the last look. */
export class NetworkReader {
  private before = new Map<string, Counted>();

  read(
    watching: readonly StatsEntry[],
    sending: readonly StatsEntry[],
    isSendingPicture: boolean,
  ): NetworkSample {
    const lossOut = sending
      .filter(({ type }) => type === 'remote-inbound-rtp')
      .map((entry) => entry.fractionLost);
    const pairs = [...watching, ...sending].filter(isPairInUse);
    return {
      lossShare: largest([this.readLoss(watching), ...lossOut]),
      roundTripMs: inMs(largest(pairs.map((pair) => pair.currentRoundTripTime))),
      jitterMs: inMs(largest(watching.filter(isInbound).map((entry) => entry.jitter))),
      outgoingBitsPerSecond: isSendingPicture
        ? largest(sending.filter(isPairInUse).map((pair) => pair.availableOutgoingBitrate))
        : null,
    };
  }

  private readLoss(watching: readonly StatsEntry[]): number | null {
    const now = new Map<string, Counted>();
    let received = 0;
    let lost = 0;
    for (const entry of watching.filter(isInbound)) {
      const counted = { received: entry.packetsReceived ?? 0, lost: entry.packetsLost ?? 0 };
      const before = this.before.get(entry.id);
      now.set(entry.id, counted);
      if (before === undefined) continue;
      received += Math.max(0, counted.received - before.received);
      // Late packets are taken off again: the counter may fall.
      lost += Math.max(0, counted.lost - before.lost);
    }
    this.before = now;
    return received + lost === 0 ? null : lost / (received + lost);
  }
}

const isInbound = ({ type }: StatsEntry) => type === 'inbound-rtp';
const isPairInUse = ({ type, nominated, state }: StatsEntry) =>
  type === 'candidate-pair' && nominated === true && state === 'succeeded';
const inMs = (seconds: number | null) => (seconds === null ? null : seconds * 1_000);

function largest(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : Math.max(...known);
}
