interface OfClass {
  tenantId: number;
  liveClassId: number;
}

/** Below the media node's folder of recordings: a room writes into a folder of its own. */
export const roomFolder = ({ tenantId, liveClassId }: OfClass): string => `${tenantId}-${liveClassId}`;

const placeOf = /^\d+-\d+\/\d+-[0-9a-z]{25}$/;

/** Of a file that is to be read or removed: nothing but what we have named ourselves. */
export function requireOurs(fileName: string): string {
  if (!placeOf.test(fileName)) throw new Error(`${fileName} is no recording of ours`);
  return fileName;
}
