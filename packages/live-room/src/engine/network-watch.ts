import { NetworkReader, type StatsEntry } from './network-reader.ts';
import { AudioOnlySwitch, isStarved, type Quality, QualityMeter, sampleMs } from './quality.ts';

export interface NetworkWatchOptions {
  /** Null while there is nothing to be measured. */
  read(): Promise<{ watching: StatsEntry[]; sending: StatsEntry[]; isShowing: boolean } | null>;
  onQuality(quality: Quality): void;
  onAudioOnly(isOn: boolean): void;
}

/** Looks at the network every two seconds, and gives up pictures where it does not carry them. */
export class NetworkWatch {
  private readonly options: NetworkWatchOptions;
  private readonly reader = new NetworkReader();
  private readonly meter = new QualityMeter();
  private readonly audioOnly = new AudioOnlySwitch();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(options: NetworkWatchOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.sample(), sampleMs);
  }

  get isAudioOnly(): boolean {
    return this.audioOnly.isOn;
  }

  /** By hand. */
  setAudioOnly(isOn: boolean): void {
    this.audioOnly.choose(isOn);
    this.options.onAudioOnly(isOn);
  }

  reset(): void {
    this.meter.reset();
    this.options.onQuality('unknown');
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async sample(): Promise<void> {
    const read = await this.options.read();
    if (read === null) return;
    const before = this.meter.quality;
    const sample = this.reader.read(read.watching, read.sending, read.isShowing);
    const quality = this.meter.add(sample);
    if (quality !== before) this.options.onQuality(quality);
    if (this.audioOnly.add(quality, isStarved(sample))) this.options.onAudioOnly(this.audioOnly.isOn);
  }
}
