import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runTool } from './run-tool.ts';

const shell = (script: string) =>
  runTool({ command: 'bash', args: ['-c', script], timeoutMs: 60_000, signal: undefined });

test('a tool that reads the file and says no is the answer; its words are kept', async () => {
  expect(await shell('echo "moov atom not found" >&2; exit 1')).toEqual({
    outcome: 'refused',
    errors: 'moov atom not found\n',
  });
});

test.each([
  ['killed', 'kill -KILL $$'],
  ['out of disk', 'echo "No space left on device" >&2; exit 1'],
  ['not there', 'exit 127'],
])('a tool that was %s says nothing about the file: the work is tried again', async (_what, script) => {
  await expect(shell(script)).rejects.toThrow('did not run to its end');
});

test('ffmpeg that is asked to stop, as with its whole group at a restart, says nothing about the film', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-tool-'));
  writeFileSync(join(folder, 'pid'), '');
  const args = ['-loglevel', 'error', '-re', '-f', 'lavfi', '-i', 'sine=d=600', '-f', 'null', '-'];
  const running = shell(
    `echo $$ > ${folder}/pid; exec ffmpeg -nostdin -progress pipe:1 ${args.join(' ')} > ${folder}/out`,
  );
  const failed = expect(running).rejects.toThrow('did not run to its end');
  await vi.waitFor(async () => expect(await readFile(join(folder, 'out'), 'utf8')).toContain('progress='), {
    timeout: 30_000,
  });
  process.kill(Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGTERM');
  await failed;
}, 60_000);
