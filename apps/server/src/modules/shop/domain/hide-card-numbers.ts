const candidates = /(?<!\d)[3-6](?:[ -]?\d){12,18}(?!\d)/g;

/** The check digit that every card number has. */
function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const double = digit * 2;
    sum += place % 2 === 0 ? digit : double > 9 ? double - 9 : double;
  }
  return sum % 10 === 0;
}

/** Card data is never ours to keep, not even when a gateway, or somebody in its name, tells us some. */
export const hideCardNumbers = (text: string): string =>
  text.replace(candidates, (found) => {
    const digits = found.replaceAll(/\D/g, '');
    return isCardNumber(digits) ? `[card ${digits.slice(-4)}]` : found;
  });
