import type { Caption } from '@shala/api-client/content-shape.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCaptions } from './use-captions.ts';

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('WEBVTT\n\n00:00.000 --> 00:09.000\nThe block stays.\n');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signed = (signature: string) =>
  ['en', 'hi'].map((locale) => ({ locale, url: `http://store.test/${locale}.vtt?${signature}` }) as Caption);

test('words chosen late come by the newest address, and newer addresses do not disturb them', async () => {
  const { result, rerender } = renderHook(({ captions }) => useCaptions(captions, 3), {
    initialProps: { captions: signed('a') },
  });
  rerender({ captions: signed('b') });
  act(() => result.current.setChoice('en'));
  await vi.waitFor(() => expect(result.current.words).toBe('The block stays.'), 20_000);
  rerender({ captions: signed('c') });
  expect(result.current.words).toBe('The block stays.');
  act(() => result.current.setChoice('hi'));
  await vi.waitFor(() => expect(result.current.words).toBe('The block stays.'), 20_000);
  expect(asked).toEqual(['http://store.test/en.vtt?b', 'http://store.test/hi.vtt?c']);
});
