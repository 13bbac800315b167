import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEIGHT, WIDTH } from '../board/grain.ts';
import type { Language } from '../lesson/lesson.ts';
import { writeWav } from '../speech/wav.ts';
import { FRAMES_PER_SECOND, framesOf } from './frames.ts';
import { mixSound } from './mix-sound.ts';
import type { Plan } from './plan-types.ts';

/** Synthetic voices are sharp: a gentle equaliser, compression, and -17 LUFS. */
const VOICE = [
  'highpass=f=75',
  'lowpass=f=7400',
  'equalizer=f=220:t=q:w=1:g=1.5',
  'equalizer=f=3300:t=q:w=1.2:g=-2.5',
  'acompressor=threshold=-20dB:ratio=2.2:attack=8:release=140',
  'loudnorm=I=-17:TP=-1.5:LRA=9',
  'aresample=44100',
].join(',');

const words = (line: string) => line.split(' ');

const argumentsFor = (sound: string, language: Language, file: string) => [
  ...words(`-v error -y -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i pipe:0`),
  ...['-i', sound, '-map', '0:v', '-map', '1:a', '-af', VOICE],
  ...words(`-c:v libx264 -preset veryfast -tune animation -crf 23 -g ${FRAMES_PER_SECOND * 4} -threads 2`),
  ...words('-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p'),
  ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
  ...words('-c:a aac -b:a 96k -ac 1 -movflags +faststart -map_metadata -1'),
  ...words('-fflags +bitexact -flags:v +bitexact -flags:a +bitexact'),
  ...['-metadata:s:a:0', `language=${language === 'hi' ? 'hin' : 'eng'}`, '-f', 'mp4', file],
];

/** Draws the frames and pipes them into ffmpeg together with the sound. */
export async function writeFilm(plan: Plan, language: Language, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lesson-film-'));
  try {
    const sound = join(folder, 'sound.wav');
    await writeFile(sound, writeWav(mixSound(plan)));
    const ffmpeg = spawn('ffmpeg', argumentsFor(sound, language, file), {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const ended = once(ffmpeg, 'close');
    // When ffmpeg gives up, writing fails as well; its exit code says it better.
    ffmpeg.stdin.on('error', () => undefined);
    let copy = Buffer.alloc(0);
    for (const { frame, isNew } of framesOf(plan, language)) {
      if (ffmpeg.exitCode !== null) break;
      if (isNew || copy.length === 0) copy = Buffer.from(frame);
      if (!ffmpeg.stdin.write(copy)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
    }
    ffmpeg.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
