import { uploadAnswerImage } from '@shala/api-client/attempts.ts';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { apiError } from '../outbox/test-outbox.ts';
import { useAnswerPictures } from './use-answer-pictures.ts';

configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 30_000 });
vi.mock('@shala/api-client/attempts.ts', () => ({ uploadAnswerImage: vi.fn() }));

const upload = vi.mocked(uploadAnswerImage);
const ref = { door: 'paper', courseId: 41, attemptId: 31 } as const;
const picture = new File(['p'], 'page.png', { type: 'image/png' });
const openPictures = (whenSaved: (id: number) => Promise<void>) =>
  renderHook(() => useAnswerPictures({ ref, runNo: 1, known: {}, whenSaved, onChange: () => undefined }))
    .result;

it('a picture goes out only after what waits for its question has arrived', async () => {
  const order: string[] = [];
  upload.mockImplementation(async () => {
    order.push('picture');
    return { id: 5, url: '/p.png' };
  });
  const pictures = openPictures(async () => {
    await Promise.resolve();
    order.push('saved');
  });
  act(() => pictures.current.add(11, picture));
  expect(pictures.current.sending).toBe(1);
  await waitFor(() => expect(pictures.current.imagesOf(11)).toHaveLength(1));
  expect(order).toEqual(['saved', 'picture']);
  expect(pictures.current).toMatchObject({ sending: 0, failed: 0 });
});

it('a picture that does not get through is counted as not sent', async () => {
  upload.mockRejectedValue(apiError(0, 'timeout'));
  const pictures = openPictures(async () => undefined);
  act(() => pictures.current.add(11, picture));
  await waitFor(() => expect(pictures.current).toMatchObject({ sending: 0, failed: 1 }));
});
