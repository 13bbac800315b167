import { ApiError } from '@shala/api-client/api-error.ts';
import type { Upload } from '@shala/api-client/worksheet-files.ts';
import { expect, test, vi } from 'vitest';
import type { KeptFile } from '../device/draft-store.ts';
import { createUploader } from './uploader.ts';

const work = { studentId: 7, worksheetId: 4 };
const chunkSize = 4;
const kept = (id: string, text = 'abcdefghij'): KeptFile => {
  const bytes = new TextEncoder().encode(text).buffer as ArrayBuffer;
  const about = { name: `${id}.pdf`, contentType: 'application/pdf' as const, sizeBytes: bytes.byteLength };
  return { ...work, ...about, id, bytes, sha256: id };
};
const apiError = (status: number, message = '') =>
  new ApiError({ status, code: 'x', message, retryAfter: null, requestId: null });

/** A server that keeps pieces by file, and a line that a test can cut. */
function openLine() {
  const pieces = new Map<string, Map<number, string>>();
  const device = new Map<string, KeptFile>();
  const line = {
    isCut: false,
    putsLeft: Number.POSITIVE_INFINITY,
    refusal: null as Upload['refusal'],
    isFull: false,
  };
  const puts: string[] = [];
  let judged = false;
  const uploadOf = (name: string, state: Upload['state'] = 'uploading'): Upload => {
    const there = pieces.get(name) ?? new Map();
    const sizes = [4, 4, 2];
    const missing = sizes.flatMap((sizeBytes, number) =>
      there.has(number) ? [] : [{ number, sizeBytes, url: `${name}/${number}` }],
    );
    const about = { contentType: 'application/pdf', sizeBytes: 10, pageCount: 1, url: null };
    const shown = { ...about, id: 30 + name.charCodeAt(0), name, state, refusal: null };
    return { ...shown, chunkSize, chunkCount: 3, missingChunks: state === 'uploading' ? missing : [] };
  };
  const need = () => {
    if (line.isCut) throw apiError(0);
  };
  const calls = {
    announce: vi.fn(async ({ name }: { name: string }) => {
      need();
      if (!pieces.has(name)) pieces.set(name, new Map());
      return uploadOf(name);
    }),
    async put(url: string, piece: Uint8Array, signal: AbortSignal) {
      signal.throwIfAborted();
      if (line.isCut || line.putsLeft === 0) throw new TypeError('network');
      line.putsLeft -= 1;
      const [name = '', number = ''] = url.split('/');
      puts.push(url);
      pieces.get(name)?.set(Number(number), new TextDecoder().decode(piece));
    },
    async finish(id: number) {
      need();
      const name = `${String.fromCharCode(id - 30)}.pdf`;
      return uploadOf(name, pieces.get(name)?.size === 3 ? 'checking' : 'uploading');
    },
    remove: vi.fn(async (_id: number) => undefined),
    async find(id: number): Promise<Upload> {
      need();
      judged = true;
      const name = `${String.fromCharCode(id - 30)}.pdf`;
      return { ...uploadOf(name, line.refusal ? 'refused' : 'ready'), refusal: line.refusal };
    },
    wait: (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        if (!line.isCut && line.putsLeft > 0) setTimeout(resolve);
      }),
  };
  const store = {
    listFiles: async () => [...device.values()],
    putFile: async (file: KeptFile) => {
      if (!line.isFull) device.set(file.id, file);
      return !line.isFull;
    },
    removeFile: async (_work: unknown, id: string) => void device.delete(id),
  };
  const onJudged = vi.fn(async () => undefined);
  const open = () => createUploader({ work, calls, store, onJudged });
  return { line, pieces, puts, device, calls, onJudged, open, isJudged: () => judged };
}
const only = (uploader: ReturnType<typeof createUploader>) => uploader.items()[0];

test('a file goes in pieces, is checked, and leaves the device', async () => {
  const { open, pieces, device, onJudged } = openLine();
  const uploader = open();
  const seen: number[] = [];
  uploader.subscribe(() => seen.push(only(uploader)?.percent ?? -1));
  await uploader.add(kept('a'));
  await vi.waitFor(() => expect(uploader.items()).toEqual([]), 20_000);
  expect([...(pieces.get('a.pdf')?.values() ?? [])].join('')).toBe('abcdefghij');
  expect(seen).toEqual(expect.arrayContaining([0, 33, 66, 100]));
  expect(device.size).toBe(0);
  expect(onJudged).toHaveBeenCalledWith(expect.objectContaining({ state: 'ready' }));
});

test('a line that breaks in the middle holds the file; back again, only the missing pieces go', async () => {
  const { open, line, puts, device } = openLine();
  line.putsLeft = 1;
  const uploader = open();
  await uploader.add(kept('a'));
  await vi.waitFor(() => expect(only(uploader)?.state).toBe('held'), 20_000);
  expect(device.size).toBe(1);
  line.putsLeft = Number.POSITIVE_INFINITY;
  uploader.networkIsBack();
  await vi.waitFor(() => expect(uploader.items()).toEqual([]), 20_000);
  expect(puts).toEqual(['a.pdf/0', 'a.pdf/1', 'a.pdf/2']);
});

test('after a reload the file goes on from the device where it stopped', async () => {
  const { open, line, puts } = openLine();
  line.putsLeft = 2;
  const before = open();
  await before.add(kept('a'));
  await vi.waitFor(() => expect(only(before)?.state).toBe('held'), 20_000);
  before.stop();
  line.putsLeft = Number.POSITIVE_INFINITY;
  const after = open();
  await after.start();
  expect(after.items()).toEqual([]);
  expect(puts).toEqual(['a.pdf/0', 'a.pdf/1', 'a.pdf/2']);
});

test('a paused file waits until it is told to go on; the next one goes meanwhile', async () => {
  const { open, line, pieces } = openLine();
  line.putsLeft = 1;
  const uploader = open();
  await uploader.add(kept('a'));
  await vi.waitFor(() => expect(only(uploader)?.state).toBe('held'), 20_000);
  uploader.pause('a');
  line.putsLeft = Number.POSITIVE_INFINITY;
  await uploader.add(kept('b'));
  await vi.waitFor(
    () => expect(uploader.items().map(({ id, state }) => [id, state])).toEqual([['a', 'paused']]),
    20_000,
  );
  expect(pieces.get('b.pdf')?.size).toBe(3);
  uploader.goOn('a');
  await vi.waitFor(() => expect(uploader.items()).toEqual([]), 20_000);
});

test('what the server will not have stays with its words, and can be sent again', async () => {
  const { open, calls, device } = openLine();
  calls.announce.mockRejectedValueOnce(apiError(409, 'The due date has passed.'));
  const uploader = open();
  await uploader.add(kept('a'));
  await vi.waitFor(
    () => expect(only(uploader)).toMatchObject({ state: 'failed', failure: 'The due date has passed.' }),
    20_000,
  );
  expect(device.size).toBe(1);
  uploader.goOn('a');
  await vi.waitFor(() => expect(uploader.items()).toEqual([]), 20_000);
});

test('bytes that got lost on the way can be sent again; any other refused file is left to the server', async () => {
  const { open, line, device } = openLine();
  line.refusal = 'mismatch';
  const uploader = open();
  await uploader.add(kept('a'));
  await vi.waitFor(() => expect(only(uploader)?.state).toBe('failed'), 20_000);
  expect(device.size).toBe(1);
  line.refusal = 'broken';
  uploader.goOn('a');
  await vi.waitFor(() => expect(uploader.items()).toEqual([]), 20_000);
  expect(device.size).toBe(0);
});

test('a removed file is not sent any further', async () => {
  const { open, line, device, isJudged } = openLine();
  line.putsLeft = 1;
  const uploader = open();
  await uploader.add(kept('a'));
  await vi.waitFor(() => expect(only(uploader)?.state).toBe('held'), 20_000);
  await uploader.remove('a');
  expect(uploader.items()).toEqual([]);
  expect(device.size).toBe(0);
  line.putsLeft = Number.POSITIVE_INFINITY;
  await uploader.add(kept('b'));
  await vi.waitFor(() => expect(isJudged()).toBe(true), 20_000);
  expect(uploader.items().some(({ id }) => id === 'a')).toBe(false);
});

test('a file the device has no room for is safe only when the server has it', async () => {
  const { open, line } = openLine();
  Object.assign(line, { isFull: true, putsLeft: 1 });
  const uploader = open();
  const onSafe = vi.fn();
  await uploader.add(kept('a'), onSafe);
  await vi.waitFor(() => expect(only(uploader)?.state).toBe('held'), 20_000);
  expect(onSafe).not.toHaveBeenCalled();
  line.putsLeft = Number.POSITIVE_INFINITY;
  uploader.networkIsBack();
  await vi.waitFor(() => expect(onSafe).toHaveBeenCalledOnce(), 20_000);
  line.isFull = false;
  line.isCut = true;
  const onKept = vi.fn();
  await uploader.add(kept('b'), onKept);
  expect(onKept).toHaveBeenCalledOnce();
});

test('a file removed while the server first hears of it is removed there, too', async () => {
  const { open, calls } = openLine();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const announce = calls.announce.getMockImplementation();
  calls.announce.mockImplementationOnce(async (file) => {
    await asked;
    return announce?.(file) as Promise<Upload>;
  });
  const uploader = open();
  await uploader.add(kept('a'));
  await uploader.remove('a');
  answer();
  await vi.waitFor(() => expect(calls.remove).toHaveBeenCalledWith(30 + 'a'.charCodeAt(0)), 20_000);
  expect(uploader.items()).toEqual([]);
});

test('once stopped, it neither keeps nor sends what comes late', async () => {
  const { open, device, calls } = openLine();
  const uploader = open();
  uploader.stop();
  const onSafe = vi.fn();
  await uploader.add(kept('a'), onSafe);
  expect([device.size, uploader.items(), calls.announce.mock.calls, onSafe.mock.calls]).toEqual([
    0,
    [],
    [],
    [],
  ]);
});
