/** Twice the largest size a picture is shown at. */
const LONGEST_SIDE = 640;

/** A phone's camera makes megabytes where a small circle is needed: what travels is a small copy. */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = LONGEST_SIDE / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return copy ? new File([copy], 'photo.jpg', { type: copy.type }) : file;
  } catch {
    // A browser that cannot read it may still send it: the server has the last word about pictures.
    return file;
  }
}
