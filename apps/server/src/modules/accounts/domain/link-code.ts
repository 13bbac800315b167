/** Letters and digits that nobody mistakes for each other on paper. */
const shape = /^[A-HJ-NP-Z2-9]{16}$/;

/** The code as it is stored, from whatever a person typed: blanks, dashes and small letters do not matter. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Sixteen signs out of 32: eighty bits, written in groups of four. */
export const isLinkCode = (typed: string): boolean => shape.test(plainCode(typed));

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code out of sixteen random bytes, as it is printed. */
export const newLinkCode = (random: Uint8Array): string =>
  Array.from(random.slice(0, 16), (byte, index) => {
    const sign = signs[byte % signs.length] ?? '';
    return index > 0 && index % 4 === 0 ? `-${sign}` : sign;
  }).join('');
