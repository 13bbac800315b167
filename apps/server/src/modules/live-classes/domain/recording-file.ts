interface OfClass {
  tenantId: number;
  liveClassId: number;
}

/** Below the media node's folder of recordings: a room writes into a folder of its own. */
export const roomFolder = ({ tenantId, liveClassId }: OfClass): string => `${tenantId}-${liveClassId}`;

const pattern = /^(?<folder>\d+-\d+)\/(?<recording>\d+-[0-9a-z]{25})-[0-9a-z]{25}$/;

export interface RecordingFile {
  folder: string;
  /** How all files of the recording begin, also those of tracks that are no more. */
  recording: string;
  /** How the files of this track begin: the media server adds the kind, a number and an ending. */
  track: string;
}

/** Of a file that is to be read or removed: nothing but what we have named ourselves. */
export function parseFileName(fileName: string): RecordingFile {
  const { folder, recording } = pattern.exec(fileName)?.groups ?? {};
  if (folder === undefined || recording === undefined) throw new Error(`${fileName} is no recording of ours`);
  return { folder, recording, track: fileName.slice(folder.length + 1) };
}

/** A whole file, or one that the media server was killed over. */
export const isFileOf = (beginning: string, name: string): boolean =>
  name.startsWith(`${beginning}-`) && (name.endsWith('.mjr') || name.endsWith('.mjr.tmp'));

/** By the kind that the media server adds to the name. */
export const isVideo = (name: string): boolean => /-video-\d+\.mjr(\.tmp)?$/.test(name);
