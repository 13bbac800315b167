/** Samples a second of everything we mix. */
export const RATE = 24_000;
const HEADER = 44;

export function readWav(bytes: Buffer): { rate: number; samples: Float32Array } {
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (id === 'fmt ') rate = bytes.readUInt32LE(at + 12);
    if (id === 'data') {
      const length = Math.floor(Math.min(size, bytes.length - at - 8) / 2);
      const samples = Float32Array.from({ length }, (_, i) => bytes.readInt16LE(at + 8 + 2 * i) / 32768);
      return { rate, samples };
    }
    at += 8 + size + (size & 1);
  }
  throw new Error('there is no sound in the file');
}

/** One channel of 16 bits at RATE. */
export function writeWav(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(HEADER + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(HEADER - 8 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [i, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), HEADER + i * 2);
  }
  return bytes;
}

/** Brings samples to RATE by a windowed sinc, so that voices of all engines sound alike. */
export function toRate(samples: Float32Array, rate: number): Float32Array {
  if (rate === RATE) return samples;
  const cut = Math.min(1, RATE / rate);
  const half = Math.ceil(12 / cut);
  return Float32Array.from({ length: Math.floor((samples.length * RATE) / rate) }, (_, i) => {
    const centre = (i * rate) / RATE;
    const first = Math.floor(centre) - half + 1;
    let sum = 0;
    for (let j = Math.max(0, first); j < Math.min(samples.length, first + 2 * half); j++) {
      const off = centre - j;
      const x = Math.PI * off * cut;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * off) / half);
      sum += (samples[j] as number) * (Math.abs(x) < 1e-6 ? 1 : Math.sin(x) / x) * window * cut;
    }
    return sum;
  });
}
