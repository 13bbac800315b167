import { createRandom } from '../chalk/random.ts';
import type { Sound } from '../lesson/lesson.ts';
import { RATE } from '../speech/wav.ts';
import type { Placed, Plan } from './plan-types.ts';

const VOICE_PEAK = 0.55;

/** Voice, struck notes and the scratch of chalk as one track. */
export function mixSound(plan: Plan): Float32Array {
  const track = new Float32Array(Math.ceil(plan.secs * RATE));
  for (const { start, samples } of plan.voices) addVoice(track, start, samples);
  for (const { start, sound } of plan.sounds) addNote(track, start, sound);
  const random = createRandom(99);
  for (const placed of plan.stages.flatMap((stage) => stage.placed)) addScratch(track, placed, random);
  return track;
}

const add = (track: Float32Array, i: number, value: number) => {
  if (i < track.length) track[i] = (track[i] as number) + value;
};

function addVoice(track: Float32Array, start: number, samples: Float32Array): void {
  const first = Math.round(start * RATE);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  for (const [i, sample] of samples.entries()) add(track, first + i, (sample * VOICE_PEAK) / peak);
}

/** Each partial fades the faster the higher it is; a tap of noise begins the note. */
function addNote(track: Float32Array, start: number, { hz, partials, decay, gain }: Sound['sound']): void {
  const first = Math.round(start * RATE);
  const length = Math.round(decay * 3 * RATE);
  const share = gain / partials.reduce((sum, [, strength]) => sum + strength, 0);
  const random = createRandom(7);
  for (let i = 0; i < length; i++) {
    const t = i / RATE;
    let value = t < 0.012 ? (random() - 0.5) * (1 - t / 0.012) * 0.8 : 0;
    for (const [ratio, strength] of partials) {
      value +=
        strength * Math.exp((-t * (0.8 + 0.35 * ratio)) / decay) * Math.sin(2 * Math.PI * hz * ratio * t);
    }
    add(track, first + i, share * value * Math.min(1, t / 0.002) * Math.min(1, (length - i) / 480));
  }
}

function addScratch(track: Float32Array, { from, to, mark }: Placed, random: () => number): void {
  if (!mark?.tip(0.5) || to - from < 0.1) return;
  const first = Math.round(from * RATE);
  const last = Math.min(track.length, Math.round(to * RATE));
  const beat = 5 + random() * 4;
  let before = 0;
  let low = 0;
  for (let i = first; i < last; i++) {
    const noise = random() - 0.5;
    low += (noise - before - low) * 0.45;
    before = noise;
    const t = (i - first) / RATE;
    const edge = Math.min(1, t / 0.03, (last - i) / RATE / 0.04);
    add(track, i, low * edge * (0.45 + 0.55 * Math.abs(Math.sin(Math.PI * beat * t))) * 0.012);
  }
}
