import type { MeetingView } from '../meeting.ts';

export type Quality = MeetingView['quality'];

/** What two seconds of the network looked like; null: nothing was measured. */
export interface NetworkSample {
  /** Of what was sent to me or by me, the worse of the two: 0 to 1. */
  lossShare: number | null;
  roundTripMs: number | null;
  jitterMs: number | null;
  /** What the browser thinks it could send; only while a picture is being sent. */
  outgoingBitsPerSecond: number | null;
}

export const sampleMs = 2_000;
const worseAfter = 2;
const betterAfter = 3;
const audioOnlyAfterMs = 8_000;
const firstReturnMs = 20_000;
const longestReturnMs = 160_000;

const starvedLossShare = 0.2;

const limits = {
  poor: { lossShare: 0.1, roundTripMs: 900, jitterMs: 120, outgoingBitsPerSecond: 80_000 },
  fair: { lossShare: 0.03, roundTripMs: 400, jitterMs: 50, outgoingBitsPerSecond: 200_000 },
} as const;

export function gradeSample(sample: NetworkSample): Quality {
  const { lossShare, roundTripMs, jitterMs, outgoingBitsPerSecond } = sample;
  if (lossShare === null && roundTripMs === null && jitterMs === null) return 'unknown';
  const isBeyond = (limit: (typeof limits)[keyof typeof limits]) =>
    (lossShare ?? 0) > limit.lossShare ||
    (roundTripMs ?? 0) > limit.roundTripMs ||
    (jitterMs ?? 0) > limit.jitterMs ||
    (outgoingBitsPerSecond ?? Number.POSITIVE_INFINITY) < limit.outgoingBitsPerSecond;
  if (isBeyond(limits.poor)) return 'poor';
  return isBeyond(limits.fair) ? 'fair' : 'good';
}

const rank: Record<Quality, number> = { unknown: 0, good: 1, fair: 2, poor: 3 };

/** One bad sample is nothing: getting worse takes two that agree, getting better three. */
export class QualityMeter {
  quality: Quality = 'unknown';
  private streak: { isWorse: boolean; count: number } = { isWorse: false, count: 0 };

  add(sample: NetworkSample): Quality {
    const graded = gradeSample(sample);
    if (graded === 'unknown' || graded === this.quality) {
      this.streak = { isWorse: false, count: 0 };
      return this.quality;
    }
    const isWorse = rank[graded] > rank[this.quality];
    this.streak = { isWorse, count: this.streak.isWorse === isWorse ? this.streak.count + 1 : 1 };
    if (this.quality === 'unknown' || this.streak.count >= (isWorse ? worseAfter : betterAfter)) {
      this.quality = graded;
      this.streak = { isWorse: false, count: 0 };
    }
    return this.quality;
  }

  /** After a break the old numbers say nothing. */
  reset(): void {
    this.quality = 'unknown';
    this.streak = { isWorse: false, count: 0 };
  }
}

/**
 * Fewer pictures help where packets get lost. They do not shorten a long way, and a busy computer, which shows as
 * delay and jitter, too, is no reason to take them away.
 */
export const isStarved = ({ lossShare }: NetworkSample): boolean => (lossShare ?? 0) > starvedLossShare;

/**
 * When pictures are given up for sound. On a network that stays poor it happens by itself, and so does the way back;
 * whoever decides by hand is not overruled. Pictures that fail again are tried again later and later.
 */
export class AudioOnlySwitch {
  isOn = false;
  private isAutomatic = false;
  /** Pictures were wanted in spite of a poor network: nothing is switched until it was better once. */
  private isLeftAlone = false;
  private poorMs = 0;
  private goodMs = 0;
  private returnMs = firstReturnMs;

  choose(isOn: boolean): void {
    this.isOn = isOn;
    this.isAutomatic = false;
    this.isLeftAlone = !isOn;
    this.poorMs = 0;
    this.goodMs = 0;
  }

  /** True when it has switched. */
  add(quality: Quality, isNowStarved: boolean): boolean {
    this.poorMs = quality === 'poor' && isNowStarved ? this.poorMs + sampleMs : 0;
    this.goodMs = quality === 'good' ? this.goodMs + sampleMs : 0;
    if (quality !== 'poor') this.isLeftAlone = false;
    if (!this.isOn && !this.isLeftAlone && this.poorMs >= audioOnlyAfterMs) {
      this.isOn = true;
      this.isAutomatic = true;
      return true;
    }
    if (this.isOn && this.isAutomatic && this.goodMs >= this.returnMs) {
      this.isOn = false;
      this.isAutomatic = false;
      this.returnMs = Math.min(this.returnMs * 2, longestReturnMs);
      return true;
    }
    return false;
  }
}
