import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFinish } from './use-finish.ts';

function openFinish(sending: number) {
  const onFinish = vi.fn();
  const hook = renderHook((pictures) => useFinish({ pictures, onFinish }), {
    initialProps: { sending, failed: 0 },
  });
  return { ...hook, onFinish };
}

it('without pictures on their way the run ends at once', () => {
  const { result, onFinish } = openFinish(0);
  act(() => result.current.finish());
  expect(onFinish).toHaveBeenCalledOnce();
});

it('the end waits for the last picture', () => {
  const { result, rerender, onFinish } = openFinish(2);
  act(() => result.current.finish());
  rerender({ sending: 1, failed: 0 });
  expect(result.current.isWaiting).toBe(true);
  expect(onFinish).not.toHaveBeenCalled();
  rerender({ sending: 0, failed: 0 });
  expect(onFinish).toHaveBeenCalledOnce();
});

it('a picture that fails meanwhile stops the end, until it is asked for again', () => {
  const { result, rerender, onFinish } = openFinish(1);
  act(() => result.current.finish());
  rerender({ sending: 0, failed: 1 });
  expect(result.current.isWaiting).toBe(false);
  expect(onFinish).not.toHaveBeenCalled();
  act(() => result.current.finish());
  expect(onFinish).toHaveBeenCalledOnce();
});

it('who goes on working is not ended when the picture has arrived', () => {
  const { result, rerender, onFinish } = openFinish(1);
  act(() => result.current.finish());
  act(() => result.current.stop());
  rerender({ sending: 0, failed: 0 });
  expect(onFinish).not.toHaveBeenCalled();
});
