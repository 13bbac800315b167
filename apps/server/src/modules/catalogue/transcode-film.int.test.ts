import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { probeFilm } from '#platform/ffmpeg.ts';
import { makeFilm } from '../../../test/media.ts';
import { previewSheetFor, renditionsFor } from './domain/renditions.ts';
import { transcodeFilm } from './transcode-film.ts';

test('an author sees how far the work on a film is, while it is under way', async () => {
  const home = await mkdtemp(join(tmpdir(), 'shala-progress-'));
  try {
    const source = await makeFilm(join(home, 'lesson.mp4'), { seconds: 24, size: '854x480' });
    const film = await probeFilm(source);
    if (!film?.seconds) throw new Error('the film cannot be read');
    const reached: number[] = [];
    await transcodeFilm({
      source,
      folder: join(home, 'made'),
      film,
      renditions: renditionsFor(film),
      sheet: previewSheetFor(film, film.seconds),
      key: Buffer.alloc(16, 7),
      mostSeconds: 60,
      signal: new AbortController().signal,
      onProgress: (seconds) => reached.push(seconds),
    });
    expect(reached.filter((seconds) => seconds > 0 && seconds < 24)).not.toEqual([]);
    expect(reached).toEqual([...reached].sort((one, two) => one - two));
  } finally {
    await rm(home, { recursive: true });
  }
}, 120_000);
