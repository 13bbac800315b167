/** Who reads: a student their own, a parent those of all their children. */
export interface Reader {
  tenantId: number;
  /** The student acted for. */
  studentId: number;
  parentId: number | null;
}
