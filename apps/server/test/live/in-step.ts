import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface FilmSigns {
  /** Seconds of the film at which the picture turns from dark to white, and at which a tone begins. */
  flashes: number[];
  beeps: number[];
  streams: { codec: string; start: number; duration: number }[];
}

/** What is seen and heard in a film that flashes and beeps. */
export async function readSigns(path: string): Promise<FilmSigns> {
  const filters = ['-vf', 'blackdetect=d=0.1:pic_th=0.6:pix_th=0.3', '-af', 'silencedetect=n=-35dB:d=0.15'];
  const { stderr } = await run(
    'ffmpeg',
    ['-hide_banner', '-nostats', '-i', path, ...filters, '-f', 'null', '-'],
    {
      maxBuffer: 1 << 26,
    },
  );
  const all = (pattern: RegExp) => [...stderr.matchAll(pattern)].map(([, seconds]) => Number(seconds));
  const entries = 'stream=codec_name,start_time,duration';
  const probed = await run('ffprobe', ['-v', 'error', '-of', 'json', '-show_entries', entries, path]);
  const { streams } = JSON.parse(probed.stdout) as {
    streams: { codec_name: string; start_time: string; duration: string }[];
  };
  return {
    flashes: all(/black_end:([\d.]+)/g),
    beeps: all(/silence_end: ([\d.]+)/g),
    streams: streams.map(({ codec_name: codec, start_time: start, duration }) => ({
      codec,
      start: Number(start),
      duration: Number(duration),
    })),
  };
}

/** For each flash, how long it is to the nearest beep, in milliseconds. */
export const outOfStep = ({ flashes, beeps }: Pick<FilmSigns, 'flashes' | 'beeps'>): number[] =>
  flashes.map((flash) => Math.min(...beeps.map((beep) => Math.abs(beep - flash) * 1000)));
