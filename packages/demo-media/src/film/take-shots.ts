import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { HEIGHT, WIDTH } from '../board/grain.ts';
import type { Language, Lesson } from '../lesson/lesson.ts';
import { FRAMES_PER_SECOND, framesOf } from './frames.ts';
import { planLesson } from './plan-lesson.ts';

/** The board at the end of each scene as a picture, for looking at. */
export async function takeShots(lesson: Lesson, language: Language, folder: string): Promise<void> {
  const plan = await planLesson(lesson, language);
  const wanted = plan.stages.map((stage) => Math.floor((stage.end - 0.2) * FRAMES_PER_SECOND));
  let n = 0;
  for (const { frame } of framesOf(plan, language)) {
    const scene = wanted.indexOf(n);
    if (scene >= 0) await writeFile(join(folder, `${lesson.id}.${language}.${scene + 1}.png`), toPng(frame));
    n += 1;
  }
}

function toPng(frame: Uint8Array): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pencil = canvas.getContext('2d');
  const image = pencil.createImageData(WIDTH, HEIGHT);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    image.data.set([...frame.subarray(pixel * 3, pixel * 3 + 3), 255], pixel * 4);
  }
  pencil.putImageData(image, 0, 0);
  return canvas.toBuffer('image/png');
}
