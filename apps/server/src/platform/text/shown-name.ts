const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Children are shown to others by first name and initial. */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = letters.segment(lastName.trim());
  return initial ? `${firstName} ${initial.segment}.` : firstName;
}
