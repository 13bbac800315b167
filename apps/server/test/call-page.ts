import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import type { IceCandidate, Publisher, Watcher, WatchWish } from '../src/platform/media/media-server.ts';
import type { IceServer } from '../src/platform/media/turn-credentials.ts';

/** Debian's Chromium without a window, with a camera and a microphone that are made up. */
export const openCallBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...more,
    ],
  });

interface Local {
  sdp: string;
  candidates: IceCandidate[];
}

interface Watched {
  frames: number;
  videoPackets: number;
  audioPackets: number;
  codecs: string[];
}

interface Configuration {
  iceServers?: IceServer[];
  iceTransportPolicy?: 'relay';
}

export interface CallPage {
  offer(extra?: 'data' | 'simulcast'): Promise<Local>;
  /** Sends camera and microphone by this publisher, from a new connection each time. */
  publish(publisher: Publisher): Promise<void>;
  packetsSent(): Promise<number>;
  hangUp(): Promise<void>;
  /** False: there was nothing to change. */
  watch(watcher: Watcher, wishes: WatchWish[]): Promise<boolean>;
  watched(): Promise<Watched>;
}

const html = fileURLToPath(new URL('call-page.html', import.meta.url));

/** A page that calls and watches; whoever tests carries its words to the media port, as our socket does. */
export async function openCallPage(
  browser: Pick<Browser, 'newPage'>,
  configuration: Configuration = {},
): Promise<CallPage> {
  const page = await browser.newPage();
  // Cameras are given to pages of a safe origin only.
  await page.route('http://localhost/**', (route) => route.fulfill({ path: html }));
  await page.goto('http://localhost/');
  const call = <Answer>(what: string, given: unknown = null): Promise<Answer> =>
    page.evaluate(`call.${what}(${JSON.stringify(given)})`);
  const offer = (extra?: 'data' | 'simulcast') => call<Local>('offer', { configuration, extra });

  return {
    offer,
    async publish(publisher) {
      const { sdp, candidates } = await offer();
      await call('takeAnswer', await publisher.offer(sdp));
      for (const candidate of [...candidates, null]) await publisher.trickle(candidate);
    },
    async watch(watcher, wishes) {
      const offered = await watcher.watch(wishes);
      if (offered === null) return false;
      const { sdp, candidates } = await call<Local>('answer', { sdp: offered.sdp, configuration });
      await watcher.answer(sdp);
      for (const candidate of [...candidates, null]) await watcher.trickle(candidate);
      return true;
    },
    packetsSent: () => call<number>('packetsSent'),
    hangUp: () => call('hangUp'),
    watched: () => call<Watched>('watched'),
  };
}
