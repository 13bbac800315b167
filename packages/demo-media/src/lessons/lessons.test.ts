import { describe, expect, test } from 'vitest';
import { drawByHand } from '../chalk/by-hand.ts';
import type { Box } from '../chalk/mark.ts';
import { textMark } from '../chalk/text-mark.ts';
import { underline } from '../chalk/underline.ts';
import { type Language, languages, type Scene, wordsIn } from '../lesson/lesson.ts';
import { marksIn } from '../speech/spoken-line.ts';
import { allLessons } from './all-lessons.ts';

/** What the handwriting can write. */
const KNOWN = /^[ -~\u0900-\u097f²³°×÷±½¼¾−–—…·•’‘“”\n]*$/;
/** The lowest part belongs to captions and controls. */
const SAFE: Box = [36, 24, 1244, 668];

/** Everything that stays on the board of a scene. */
function boardOf(scene: Scene, language: Language) {
  const items = scene.beats.flatMap((beat) => underline(beat.draw ?? [], language));
  const leaving = new Set(
    items.flatMap((item) => ('move' in item ? [item.move] : 'fade' in item ? [item.fade] : [])),
  );
  const stays = (group: string | undefined) => group === undefined || !leaving.has(group);
  const texts = items.flatMap((item) => {
    if (!('text' in item)) return [];
    const mayTouch = item.over === true || item.turn !== undefined || !stays(item.group);
    return [{ words: wordsIn(item.text, language), box: textMark(item, language).tight, mayTouch }];
  });
  const strokes = items.flatMap((item) =>
    'd' in item && !item.over && !item.fill && stays(item.group) ? [item.d] : [],
  );
  return { texts, strokes };
}

function overlap(a: Box, b: Box): boolean {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 2;
}

const crosses = (d: string, [left, top, right, bottom]: Box) =>
  drawByHand(d, 1).some(({ points }) =>
    points.some(([x, y]) => x > left + 2 && x < right - 2 && y > top + 4 && y < bottom - 4),
  );

describe.each(allLessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
  const beats = lesson.scenes.flatMap((scene) => scene.beats);

  test('both languages have the same marks, and every item finds its own', () => {
    const marks = (line: string) => marksIn(line).map(({ mark }) => mark);
    for (const { say, draw = [] } of beats) {
      expect(marks(say.hi), say.en).toEqual(marks(say.en));
      const used = draw.flatMap((item) => (item.at === undefined ? [] : [item.at]));
      expect(marks(say.en), say.en).toEqual(expect.arrayContaining(used));
    }
  });

  test('Hindi lines are written in Devanagari', () => {
    for (const { say } of beats) expect(say.hi).toMatch(/[\u0900-\u097f]/);
  });

  test.each(languages)('words stay on the board and clear of each other and of strokes (%s)', (language) => {
    const faults = lesson.scenes.flatMap((scene) => {
      const { texts, strokes } = boardOf(scene, language);
      return texts.flatMap(({ words, box, mayTouch }, index) => [
        ...(KNOWN.test(words) ? [] : [`the font lacks letters of "${words}"`]),
        ...(box[0] < SAFE[0] || box[1] < SAFE[1] || box[2] > SAFE[2] || box[3] > SAFE[3]
          ? [`"${words}" leaves the board`]
          : []),
        ...(mayTouch
          ? []
          : [
              ...texts
                .slice(index + 1)
                .filter((other) => !other.mayTouch && overlap(box, other.box))
                .map((other) => `"${words}" touches "${other.words}"`),
              ...strokes
                .filter((d) => crosses(d, box))
                .map((d) => `"${words}" is crossed by ${d.slice(0, 40)}`),
            ]),
      ]);
    });
    expect(faults).toEqual([]);
  });
});
