/** Letters and digits that nobody mistakes for each other on paper. */
const shape = /^[A-HJ-NP-Z2-9]{16}$/;

/** The code as it is stored, from whatever a person typed: blanks, dashes and small letters do not matter. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Sixteen signs out of 32: eighty bits, written in groups of four. */
export const isLinkCode = (typed: string): boolean => shape.test(plainCode(typed));
