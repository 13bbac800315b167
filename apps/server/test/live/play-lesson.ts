import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import type { FilmSigns } from './in-step.ts';

const require = createRequire(import.meta.url);
const player = require.resolve('hls.js');

interface Lesson {
  /** Of the server that gives playlist and key. */
  origin: string;
  playlist: string;
  authorization: string;
}

type Signs = Pick<FilmSigns, 'flashes' | 'beeps'>;

/** Plays an encrypted lesson from its beginning to its end; says at which of its seconds was a flash, and a tone. */
export async function playLesson(
  browser: Browser,
  { origin, playlist, authorization }: Lesson,
): Promise<Signs> {
  const page = await browser.newPage({ bypassCSP: true });
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<video></video>' }),
  );
  await page.goto(`${origin}/`);
  await page.addScriptTag({ path: player });
  const signs = await page.evaluate<Signs>(
    `(${watch})(${JSON.stringify(playlist)}, ${JSON.stringify(authorization)})`,
  );
  await page.close();
  return signs;
}

// Runs in the page.
const watch = `async (playlist, authorization) => {
  const video = document.querySelector('video');
  const flashes = [], beeps = [];
  const sound = new AudioContext();
  const ear = new AnalyserNode(sound, { fftSize: 256 });
  sound.createMediaElementSource(video).connect(ear).connect(sound.destination);
  const wave = new Float32Array(ear.fftSize);
  let isLoud = false, isBright = false;
  setInterval(() => {
    ear.getFloatTimeDomainData(wave);
    const now = wave.some((value) => Math.abs(value) > 0.05);
    if (now && !isLoud) beeps.push(video.currentTime);
    isLoud = now;
  }, 5);
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  const see = (_, { mediaTime }) => {
    pen.drawImage(video, 0, 0, 1, 1);
    const now = pen.getImageData(0, 0, 1, 1).data[0] > 128;
    if (now && !isBright) flashes.push(mediaTime);
    isBright = now;
    video.requestVideoFrameCallback(see);
  };
  video.requestVideoFrameCallback(see);
  await new Promise((done, fail) => {
    const hls = new Hls({ xhrSetup: (xhr, url) => {
      if (url.startsWith(location.origin)) xhr.setRequestHeader('authorization', authorization);
    } });
    hls.on(Hls.Events.ERROR, (_, { fatal, details }) => fatal && fail(new Error(details)));
    video.addEventListener('ended', done);
    hls.loadSource(location.origin + playlist);
    hls.attachMedia(video);
    video.play().catch(fail);
  });
  return { flashes, beeps };
}`;
