import type { FragmentLoaderContext, HlsConfig, LoaderConfiguration, LoaderContext } from 'hls.js/light';
import { beforeEach, expect, test, vi } from 'vitest';
import { HlsFilm } from './hls-film.ts';

/** The player without its media: what it was told, and its events by hand. */
const told = vi.hoisted(() => ({
  config: {} as Partial<HlsConfig>,
  sources: [] as string[],
  starts: [] as number[],
  handlers: new Map<string, ((...data: unknown[]) => void)[]>(),
}));
vi.mock('hls.js/light', async (original) => ({
  ...(await original<object>()),
  default: class {
    static DefaultConfig = { loader: class {} };
    levels = [];
    constructor(config: Partial<HlsConfig>) {
      told.config = config;
    }
    on(name: string, handler: () => void) {
      told.handlers.set(name, [...(told.handlers.get(name) ?? []), handler]);
    }
    once = this.on;
    attachMedia() {}
    destroy() {}
    loadSource = (url: string) => void told.sources.push(url);
    startLoad = (place: number) => void told.starts.push(place);
  },
}));

const master = 'http://school.test/api/v1/playlist';
const rendition = `${master}/480p`;
const segment = 'http://store.test/films/1/0.ts?X-Amz-Expires=20&X-Amz-Signature=a';
let listed: string;

beforeEach(() => {
  told.sources = [];
  told.starts = [];
  told.handlers.clear();
});

/** A film at its 33rd second, whose only known segment the store has refused. */
async function openFilm() {
  const video = document.createElement('video');
  Object.defineProperties(video, { readyState: { value: 4 }, currentTime: { value: 33 } });
  video.pause = () => undefined;
  listed = segment;
  const fetchMedia = async () => new Response(`#EXTM3U\n${listed}`);
  new HlsFilm({ video, url: master, startAt: 0, fetchMedia, onChange: () => undefined });
  await readRendition();
  refuse();
}
const frag = { baseurl: rendition, url: segment, stats: { aborted: false } };
const emit = (name: string, data: object) => {
  for (const handler of told.handlers.get(name) ?? []) handler(name, data);
};
/** The player reads the playlist of a rendition. */
const readRendition = () =>
  new Promise((onSuccess, reject) => {
    const Loader = told.config.loader as HlsConfig['loader'];
    const config = { loadPolicy: { maxLoadTimeMs: 10_000 } } as LoaderConfiguration;
    const callbacks = { onSuccess, onError: reject, onTimeout: reject };
    const context = { url: rendition, responseType: 'text' } as LoaderContext;
    new Loader({} as HlsConfig).load(context, config, callbacks);
  });
async function askForSegment() {
  const xhr = { open: vi.fn() };
  const context = { url: segment, frag } as unknown as FragmentLoaderContext;
  await told.config.xhrSetup?.(xhr as unknown as XMLHttpRequest, segment, context);
  return xhr.open;
}
const refuse = () =>
  emit('hlsError', { type: 'networkError', details: 'fragLoadError', response: { code: 403 }, frag });

test('a segment whose signature has ended is fetched by a new one', async () => {
  await openFilm();
  listed = segment.replace('=a', '=b');
  expect(await askForSegment()).toHaveBeenCalledWith('GET', listed, true);
  expect(told.sources).toEqual([master]);
});

test('a film made anew while it is open is loaded again and goes on at the same place', async () => {
  await openFilm();
  listed = segment.replace('films/1', 'films/2');
  expect(await askForSegment()).not.toHaveBeenCalled();
  expect(told.sources).toEqual([master, master]);
  emit('hlsManifestParsed', { levels: [] });
  expect(told.starts.at(-1)).toBe(33);
});
