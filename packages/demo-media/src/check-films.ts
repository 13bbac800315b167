import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { languages } from './lesson/lesson.ts';

const run = promisify(execFile);
const RATE = 8000;
const LONGEST_ROW = 48;

/** What is wrong with the films of a folder: picture, sound, lengths, loudness, a voice under every caption. */
export async function checkFilms(cache: string): Promise<string[]> {
  const faults: string[] = [];
  for (const name of (await readdir(cache)).sort()) {
    const files = await readdir(join(cache, name));
    if (!files.includes('film.mp4')) continue;
    const found = await checkFilm(join(cache, name));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

async function checkFilm(folder: string): Promise<string[]> {
  const file = join(folder, 'film.mp4');
  const { video, audio } = await probe(file);
  if (video?.width !== 1280 || video.height !== 720) return ['the picture is not 1280 x 720'];
  if (!audio) return ['there is no sound'];
  const secs = Number(video.duration);
  const faults = [
    ...(Math.abs(secs - Number(audio.duration)) > 0.15 ? ['picture and sound differ in length'] : []),
    ...(secs < 30 || secs > 120 ? [`it takes ${secs} s`] : []),
  ];
  const loudness = await loudnessOf(file);
  if (!(loudness > -21 && loudness < -13)) faults.push(`its loudness is ${loudness} LUFS`);
  const levelOf = await readLevels(file);
  for (const language of languages) {
    const cues = cuesIn(await readFile(join(folder, `${language}.vtt`), 'utf8'));
    if (cues.length === 0) faults.push(`there are no captions in ${language}`);
    for (const [index, { start, end, text }] of cues.entries()) {
      const isInOrder = start >= (cues[index - 1]?.end ?? 0) && end > start && end <= secs;
      if (!isInOrder) faults.push(`the time of "${text}" is out of order`);
      if (text.split('\n').some((row) => row.length > LONGEST_ROW)) faults.push(`"${text}" is a long row`);
      if (levelOf(start + 0.05, end - 0.1) < -36) faults.push(`there is no voice under "${text}"`);
    }
  }
  return faults;
}

interface Stream {
  codec_name: string;
  duration: string;
  width?: number;
  height?: number;
}

async function probe(file: string) {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', file]);
  const { streams } = JSON.parse(stdout) as { streams: Stream[] };
  const stream = (codec: string) => streams.find(({ codec_name }) => codec_name === codec);
  return { video: stream('h264'), audio: stream('aac') };
}

async function loudnessOf(file: string): Promise<number> {
  const { stderr } = await run('ffmpeg', ['-nostats', '-i', file, '-af', 'ebur128', '-f', 'null', '-']);
  return Number(/I:\s+(-?[\d.]+) LUFS(?![\s\S]*I:\s+-?[\d.]+ LUFS)/.exec(stderr)?.[1]);
}

/** The level of the sound between two moments, in dB. */
async function readLevels(file: string) {
  const { stdout: bytes } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-ac', '1', '-ar', String(RATE), '-f', 's16le', '-'],
    { encoding: 'buffer', maxBuffer: 1 << 26 },
  );
  return (from: number, to: number): number => {
    let [sum, count] = [0, 0];
    for (let i = Math.floor(from * RATE); i < Math.min(bytes.length / 2, to * RATE); i++, count++) {
      sum += (bytes.readInt16LE(i * 2) / 32768) ** 2;
    }
    return count > 0 ? 10 * Math.log10(sum / count + 1e-9) : -90;
  };
}

const secondsIn = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const cuesIn = (vtt: string) =>
  [...vtt.matchAll(/(\S+) --> (\S+)\n([\s\S]*?)(?:\n\n|\n?$)/g)].map(
    ([, start = '', end = '', text = '']) => ({
      start: secondsIn(start),
      end: secondsIn(end),
      text,
    }),
  );
