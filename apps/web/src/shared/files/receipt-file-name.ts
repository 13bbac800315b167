/** Slashes of the number are no part of a file's name. */
export const receiptFileName = (number: string): string => `${number.replaceAll(/[^\w-]+/g, '-')}.pdf`;
