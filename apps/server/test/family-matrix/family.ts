export interface NewFamily {
  host: string;
  tenant: 'shala' | 'udaan';
  classRoom: string;
  exam: string;
  section: string;
}

/** A mother and her child, who has two courses and goes to school. No two families have a course or class in common. */
export interface Family extends NewFamily {
  tenantId: number;
  studentId: number;
  parentId: number;
  phone: string;
  /** The seller's, and the same for all families of a tenant. */
  productId: number;
  coupon: string;
}
