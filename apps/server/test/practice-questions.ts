const figure = (key: string) => ({
  key: `figures/${key}.webp`,
  alt: { en: `Alt of ${key}`, hi: `${key} का विवरण` },
  width: 320,
  height: 200,
});
export const text = (words: string) => ({ en: words, hi: `${words} (हिन्दी)` });

/** Whatever must never leave before the end begins with this. */
export const secretWord = 'SECRET';

/** The right one is option2. */
export const choice = (name: string) => ({
  body: {
    kind: 'single_choice' as const,
    stem: text(`Stem of ${name}`),
    figure: null,
    options: [1, 2, 3, 4].map((n) => ({ key: `option${n}`, text: text(`Choice ${n}`), figure: null })),
    maxMarks: 1,
  },
  secret: {
    correctAnswer: 'option2',
    modelAnswer: null,
    solution: text(`${secretWord} solution of ${name}`),
    solutionFigure: figure('solution'),
  },
});

/** Its options are pictures, and it has one itself. */
export const pictureChoice = (name: string) => ({
  body: {
    ...choice(name).body,
    figure: figure('stem'),
    options: [1, 2].map((n) => ({ key: `option${n}`, text: null, figure: figure(`choice-${n}`) })),
  },
  secret: choice(name).secret,
});

export const freeText = (name: string, maxMarks = 4) => ({
  body: { kind: 'free_text' as const, stem: text(`Stem of ${name}`), figure: null, maxMarks },
  secret: {
    correctAnswer: null,
    modelAnswer: text(`${secretWord} model of ${name}`),
    solution: text(`${secretWord} solution of ${name}`),
    solutionFigure: null,
  },
});

export const threeChoices = () => [choice('one'), choice('two'), choice('three')];
