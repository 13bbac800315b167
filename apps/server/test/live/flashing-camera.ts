import type { Browser, BrowserContext } from '@playwright/test';

/** So that sound can be made without anybody pressing a key. */
export const soundByItself = ['--autoplay-policy=no-user-gesture-required'];

/**
 * In place of camera and microphone: in the second half of each second, for a fifth of it, the picture is white and
 * there is a tone. Both by one clock, so that what comes out of step does so on the way.
 */
const camera = `
  const sound = new AudioContext({ sampleRate: 48000 });
  const tone = new OscillatorNode(sound, { frequency: 1000 });
  const gate = new GainNode(sound, { gain: 0 });
  const out = new MediaStreamAudioDestinationNode(sound, { channelCount: 1 });
  tone.connect(gate).connect(out);
  tone.start();
  for (let second = 0; second < 600; second += 1) {
    gate.gain.setValueAtTime(0.3, second + 0.5);
    gate.gain.setValueAtTime(0, second + 0.7);
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const pen = canvas.getContext('2d');
  setInterval(() => {
    const part = sound.currentTime % 1;
    pen.fillStyle = part >= 0.5 && part < 0.7 ? 'white' : 'black';
    pen.fillRect(0, 0, 320, 180);
  }, 20);
  const stream = new MediaStream([...canvas.captureStream(25).getTracks(), ...out.stream.getTracks()]);
  navigator.mediaDevices.getUserMedia = async () => new MediaStream(stream.getTracks().map((track) => track.clone()));
`;

export async function openFlashingContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript({ content: camera });
  return context;
}
