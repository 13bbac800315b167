/** Who somebody is in a meeting. Made by the server when it lets them in, signed, and never taken from their words. */
export interface Seat {
  tenantId: number;
  liveClassId: number;
  sessionId: string;
  /** `student-12` or `host-3`: a name for the wire. What somebody may do depends on `role` alone. */
  uid: string;
  role: 'host' | 'student';
  /** Of the student, or of the member of staff. */
  personId: number;
  fullName: string;
  /** "Sana K.": as students see each other. */
  shortName: string;
  /** Its key in the file store; signed anew for whoever is shown it. */
  picture: string | null;
}

export interface WhichClass {
  tenantId: number;
  liveClassId: number;
}

export const uidOf = (role: Seat['role'], personId: number): string => `${role}-${personId}`;

/** One text for a room: keys of maps, and the names of its channels. */
export const roomKey = ({ tenantId, liveClassId }: WhichClass): string => `${tenantId}:${liveClassId}`;
