const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** First name and the initial of the last name, however the name was typed in: the rest is nobody's business. */
export function leaderboardName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const words = `${firstName} ${lastName}`.trim().split(/\s+/);
  const [first = '', ...rest] = words;
  const last = rest.at(-1);
  if (last === undefined) return first;
  const [letter] = letters.segment(last);
  return `${first} ${letter?.segment.toLocaleUpperCase('en')}.`;
}
