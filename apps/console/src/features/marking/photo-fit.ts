export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A quarter turn is 1. */
export type Turn = 0 | 1 | 2 | 3;

const zoomSteps = [1, 1.25, 1.5, 2, 2.5, 3, 4] as const;

export function zoomFrom(zoom: number, by: 1 | -1): number {
  const place = zoomSteps.findIndex((step) => step >= zoom);
  return zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, place + by))] ?? 1;
}

/** How large a photo is drawn: whole at first, then as many times as that. `box` is the room it takes when turned. */
export function fitPhoto(photo: Size, room: Size, turn: Turn, zoom: number): { image: Size; box: Size } {
  const isSideways = turn % 2 === 1;
  const turned = isSideways ? { width: photo.height, height: photo.width } : photo;
  const scale = Math.min(room.width / turned.width, room.height / turned.height) * zoom;
  const image = { width: photo.width * scale, height: photo.height * scale };
  return { image, box: isSideways ? { width: image.height, height: image.width } : image };
}
