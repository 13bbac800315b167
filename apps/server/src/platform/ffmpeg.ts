import { z } from 'zod';
import { type RunTool, runTool, type ToolResult } from './run-tool.ts';

/** Containers that films come in. Lists of other files (HLS, concat) are not among them: they could name any file. */
const formats = [
  'mov,mp4,m4a,3gp,3g2,mj2',
  'matroska,webm',
  'mpegts',
  'mpeg',
  'avi',
  'flv',
  'asf',
  'ogg',
  'mxf',
];

/** Before every input: it is read as one file of a known kind, whatever it says about itself. */
export const safeInput = (path: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  formats.join(','),
  '-i',
  path,
];

const number = z.coerce.number().catch(0);
const stream = z.object({
  codec_type: z.string().optional(),
  width: number,
  height: number,
  avg_frame_rate: z.string().catch('0/0'),
  disposition: z.object({ attached_pic: number }).optional(),
  side_data_list: z.array(z.object({ rotation: number })).optional(),
});
const answer = z.object({
  format: z.object({ duration: number }).optional(),
  streams: z.array(stream).default([]),
});

export interface FilmFacts {
  /** As people see it: a film that was turned is told turned. */
  width: number;
  height: number;
  framesPerSecond: number;
  hasSound: boolean;
  /** null when the file does not say. */
  seconds: number | null;
}

/** What kind of film a file is; null when it is none. */
export async function probeFilm(path: string, signal?: AbortSignal): Promise<FilmFacts | null> {
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...safeInput(path)];
  const result = await runTool({ command: 'ffprobe', args, timeoutMs: 60_000, signal });
  if (result.outcome !== 'done') return null;
  const { format, streams } = answer.parse(JSON.parse(result.output));
  const picture = streams.find(
    (one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1 && one.width * one.height > 0,
  );
  if (!picture) return null;
  const rotation = picture.side_data_list?.find((one) => one.rotation !== 0)?.rotation ?? 0;
  const isTurned = Math.abs(rotation) % 180 === 90;
  const [frames = 0, seconds = 0] = picture.avg_frame_rate.split('/').map(Number);
  return {
    width: isTurned ? picture.height : picture.width,
    height: isTurned ? picture.width : picture.height,
    framesPerSecond: frames > 0 && seconds > 0 ? frames / seconds : 25,
    hasSound: streams.some((one) => one.codec_type === 'audio'),
    seconds: format && format.duration > 0 ? format.duration : null,
  };
}

interface RunFfmpeg extends Pick<RunTool, 'timeoutMs' | 'signal'> {
  args: readonly string[];
}

export function runFfmpeg({ args, timeoutMs, signal }: RunFfmpeg): Promise<ToolResult> {
  const common = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-nostats'];
  return runTool({ command: 'ffmpeg', args: [...common, ...args], timeoutMs, signal });
}
