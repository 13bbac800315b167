export const mostPictures = 5;
const largest = 5 * 1024 * 1024;

export type PictureFault = 'not-image' | 'too-big' | 'too-many';

/** Only to help: the server looks at the bytes themselves. */
export function checkPicture(file: Pick<File, 'type' | 'size'>, count: number): PictureFault | null {
  // No drawings in SVG: they can carry scripts.
  if (!/^image\/(?!svg)/.test(file.type)) return 'not-image';
  if (file.size > largest) return 'too-big';
  return count >= mostPictures ? 'too-many' : null;
}
