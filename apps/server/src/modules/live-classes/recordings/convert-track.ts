import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runTool } from '#platform/run-tool.ts';
import type { RecordedSpan } from '../domain/plan-lesson.ts';
import { splitSpans } from '../domain/split-spans.ts';
import { readMjr } from './read-mjr.ts';
import { RecordingFailure } from './recording-failure.ts';

interface ConvertTrack {
  path: string;
  what: RecordedSpan['what'];
  /** Where the result is put. */
  folder: string;
  /** Different for each one in the folder. */
  name: string;
  signal: AbortSignal;
}

/** A voice pauses when somebody mutes; a picture that stands still for a moment is still a picture. */
const gapMs = { audio: 500, video: 3_000 };
/** The last packet is as long as the others. */
const lastMs = { audio: 20, video: 40 };

/** A recorded file as one that ffmpeg reads, and its parts at their moments. None: there is nothing in it. */
export async function convertTrack({
  path,
  what,
  folder,
  name,
  signal,
}: ConvertTrack): Promise<RecordedSpan[]> {
  const track = await readMjr(path);
  if (!track || track.packets.length === 0) return [];
  if (track.kind === 'video' && what === 'student') return [];
  const link = join(folder, `${name}.mjr`);
  // The tool takes files of this ending only, and a file that was broken off has another one.
  await symlink(resolve(path), link);
  const file = join(folder, `${name}.${track.kind === 'audio' ? 'opus' : 'webm'}`);
  const result = await runTool({
    command: 'janus-pp-rec',
    args: ['--debug-level', '2', link, file],
    timeoutMs: 600_000,
    signal,
  });
  // Left out, its files would go with the finished lesson, and a whole voice with them.
  if (result.outcome === 'timeout') throw new RecordingFailure('took_too_long');
  if (result.outcome === 'refused') return [];
  return splitSpans(track.packets, gapMs[track.kind]).map(({ placeMs, offsetMs, lengthMs }) => ({
    file,
    kind: track.kind,
    what,
    startMs: track.startedMs + placeMs,
    offsetMs,
    lengthMs: lengthMs + lastMs[track.kind],
  }));
}
