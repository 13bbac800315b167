export interface Size {
  width: number;
  height: number;
}

export interface VideoRendition extends Size {
  name: string;
  /** The most bits a second of picture and of sound. */
  pictureRate: number;
  soundRate: number;
  quality: number;
}

/** The names say the shorter side, so that a film held upright is treated like one held across. */
const ladder = [
  { name: '240p', side: 240, pictureRate: 130_000, soundRate: 40_000, quality: 29 },
  { name: '480p', side: 480, pictureRate: 700_000, soundRate: 64_000, quality: 27 },
  { name: '720p', side: 720, pictureRate: 1_800_000, soundRate: 96_000, quality: 25 },
];

/** The steps that the film has the pixels for; the lowest always, and nothing is ever made larger than it was. */
export function renditionsFor(film: Size): VideoRendition[] {
  const side = Math.min(film.width, film.height);
  return ladder
    .filter((step, index) => index === 0 || side >= step.side)
    .map(({ name, side: target, pictureRate, soundRate, quality }) => {
      const { width, height } = fit(film, Math.min(1, target / side));
      return { name, width, height, pictureRate, soundRate, quality };
    });
}

export interface PreviewSheet {
  secondsPerTile: number;
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
}

const mostTiles = 100;
const mostColumns = 10;

/** One picture of at most a hundred small ones, not closer than two seconds. */
export function previewSheetFor(film: Size, seconds: number | null): PreviewSheet {
  const secondsPerTile = seconds === null ? 10 : Math.max(2, Math.ceil(seconds / mostTiles));
  const tiles = seconds === null ? mostTiles : Math.max(1, Math.ceil(seconds / secondsPerTile));
  const { width, height } = fit(film, Math.min(1, 160 / Math.max(film.width, film.height)));
  return {
    secondsPerTile,
    columns: Math.min(mostColumns, tiles),
    rows: Math.ceil(tiles / mostColumns),
    tileWidth: width,
    tileHeight: height,
  };
}

/** Video wants even numbers of pixels. */
function fit(film: Size, factor: number): Size {
  const even = (length: number) => {
    const rounded = Math.round((length * factor) / 2) * 2;
    return Math.max(2, rounded > length ? rounded - 2 : rounded);
  };
  return { width: even(film.width), height: even(film.height) };
}
