import type { DebugStats } from '../meeting.ts';
import type { Watching } from './watching.ts';

interface RtpEntry {
  type: string;
  kind: 'audio' | 'video';
  mid?: string;
  codecId?: string;
  mimeType?: string;
  framesDecoded?: number;
  bytesReceived?: number;
  bytesSent?: number;
}

const entriesOf = (report: RTCStatsReport | null) => new Map<string, RtpEntry>(report ?? []);
const codecOf = (entries: Map<string, RtpEntry>, { codecId }: RtpEntry) =>
  (codecId === undefined ? undefined : entries.get(codecId)?.mimeType) ?? null;

/** What really comes in, by person. */
export async function readReceived(watching: Watching): Promise<DebugStats['received']> {
  const entries = entriesOf(await watching.getStats());
  return [...entries.values()].flatMap((entry) => {
    const stream = entry.mid === undefined ? undefined : watching.streamAt(entry.mid);
    if (entry.type !== 'inbound-rtp' || stream === undefined) return [];
    return {
      uid: stream.uid,
      what: stream.what,
      kind: entry.kind,
      codec: codecOf(entries, entry),
      framesDecoded: entry.framesDecoded ?? 0,
      bytesReceived: entry.bytesReceived ?? 0,
    };
  });
}

/** What really goes out. */
export function readSent(what: 'camera' | 'screen', report: RTCStatsReport | null): DebugStats['sent'] {
  const entries = entriesOf(report);
  return [...entries.values()]
    .filter(({ type }) => type === 'outbound-rtp')
    .map((entry) => ({
      what,
      kind: entry.kind,
      codec: codecOf(entries, entry),
      bytesSent: entry.bytesSent ?? 0,
    }));
}
