import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A piece of sound or picture with its moment, in milliseconds since the first. */
export interface Sample {
  at: number;
  bytes: Buffer;
}

/** Once a second, from its half to 0.7, the picture is white and there is a tone: what is in step is seen and heard. */
const isOn = 'between(mod(t,1),0.5,0.7)';

export async function makePicture(folder: string, seconds: number, size = '320x180'): Promise<Sample[]> {
  const path = join(folder, `${size}-${seconds}.ivf`);
  const source = `color=black:s=${size}:r=25:d=${seconds},drawbox=c=white:t=fill:enable='${isOn}'`;
  const coding = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k', '-g', '9999'];
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...coding, '-f', 'ivf', path]);
  return readIvf(await readFile(path));
}

export async function makeVoice(folder: string, seconds: number, hertz = 1000): Promise<Sample[]> {
  const path = join(folder, `${hertz}-${seconds}.ogg`);
  const source = `aevalsrc='0.3*sin(2*PI*${hertz}*t)*${isOn}':s=48000:d=${seconds}`;
  const coding = ['-c:a', 'libopus', '-b:a', '32k', '-frame_duration', '20', '-page_duration', '20000'];
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...coding, path]);
  return readOgg(await readFile(path));
}

/** A head of 32 bytes; then for each picture its length, its number, and itself. */
function readIvf(file: Buffer): Sample[] {
  const samples: Sample[] = [];
  for (let at = 32; at < file.length; ) {
    const length = file.readUInt32LE(at);
    const number = Number(file.readBigUInt64LE(at + 4));
    samples.push({ at: number * 40, bytes: file.subarray(at + 12, at + 12 + length) });
    at += 12 + length;
  }
  return samples;
}

/** Pages of one packet each, the first two of which describe the file. */
function readOgg(file: Buffer): Sample[] {
  const packets: Buffer[] = [];
  for (let at = 0; at < file.length; ) {
    const segments = file.readUInt8(at + 26);
    const sizes = [...file.subarray(at + 27, at + 27 + segments)];
    let start = at + 27 + segments;
    let length = 0;
    for (const size of sizes) {
      length += size;
      if (size === 255) continue;
      packets.push(file.subarray(start, start + length));
      start += length;
      length = 0;
    }
    at = start;
  }
  return packets.slice(2).map((bytes, index) => ({ at: index * 20, bytes }));
}
